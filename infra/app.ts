import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { assemble } from './assemble.ts';
import { bundleFunctions } from './bundle/bundle.ts';
import { addPictureLibrary } from './bundle/picture-library.ts';
import { hostOf, processorOf, settingOf } from './stage.ts';

const app = new App();
const bundles = join(app.outdir, 'bundles');
const productionHost = hostOf(app.node.tryGetContext('productionHost'));
await bundleFunctions(bundles, join(app.outdir, 'source-maps'), productionHost);
await addPictureLibrary(bundles, processorOf(settingOf(app.node, 'processor')));
assemble(app, bundles);
