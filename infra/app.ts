import { join } from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { bundleFunctions } from './bundle/bundle.ts';
import { addPictureLibrary } from './bundle/picture-library.ts';
import { addStacks } from './stacks.ts';
import { hostOf, processorOf, settingOf } from './stage.ts';

const app = new App();
const bundles = join(app.outdir, 'bundles');
const productionHost = hostOf(app.node.tryGetContext('productionHost'));
await bundleFunctions(bundles, join(app.outdir, 'source-maps'), productionHost);
await addPictureLibrary(bundles, processorOf(settingOf(app.node, 'processor')));
addStacks(app, (name) => Code.fromAsset(join(bundles, name)));
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
