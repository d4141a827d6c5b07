import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { bundleFunctions } from '../bundle/bundle.ts';
import { addStacks } from '../stacks.ts';
import { hostOf } from '../stage.ts';

// Builds the bundles and templates for deployment, but without the library for pictures, which is installed
// on this machine, and without the checks of `npm run synth`.
const app = new App({ builtinCloudFormationValidation: false });
const bundles = join(app.outdir, 'bundles');
const productionHost = hostOf(app.node.tryGetContext('productionHost'));
await bundleFunctions(bundles, join(app.outdir, 'source-maps'), productionHost);
addStacks(app, (name) => Code.fromAsset(join(bundles, name)));
app.synth();
