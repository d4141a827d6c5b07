import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFunctions } from '../bundle/bundle.ts';
import { addStacks } from '../stacks.ts';
import { hostOf } from '../stage.ts';

// The process that makes bundles and templates as they are deployed, for this machine: without the
// library for pictures, which is installed here, and without the checks of `npm run synth`.
const app = new App({ builtinCloudFormationValidation: false });
const bundles = join(app.outdir, 'bundles');
const productionHost = hostOf(app.node.tryGetContext('productionHost'));
await bundleFunctions(bundles, join(app.outdir, 'source-maps'), productionHost);
addStacks(app, (name) => Code.fromAsset(join(bundles, name)));
app.synth();
