import { join } from 'node:path';
import { App, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { ApiStack } from './api-stack.ts';
import { bundleFunctions } from './bundle/bundle.ts';
import { DataStack } from './data-stack.ts';
import { environmentOf, stageOf } from './stage.ts';

const app = new App();
const stage = stageOf(app.node.tryGetContext('stage'));
const env = environmentOf(stage, app.node.tryGetContext('environments'));
const bundles = join(app.outdir, 'bundles');
await bundleFunctions(bundles, join(app.outdir, 'source-maps'));
const props = { stage, terminationProtection: stage === 'prod', ...(env ? { env } : {}) };
const { table } = new DataStack(app, `Equipment-${stage}-data`, props);
new ApiStack(app, `Equipment-${stage}`, { ...props, table, bundles });
Tags.of(app).add('stage', stage);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
