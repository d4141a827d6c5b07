import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions } from './bundle/bundle.ts';
import { ServiceStack } from './service-stack.ts';
import { stageOf } from './stage.ts';

const app = new App();
const bundles = join(app.outdir, 'bundles');
await bundleFunctions(bundles);
const stage = stageOf(app.node.tryGetContext('stage'));
new ServiceStack(app, `Equipment-${stage}`, { stage, bundles });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
