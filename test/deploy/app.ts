import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '#infra/stacks.ts';

// The app of infra/app.ts, with existing bundles, which the context names.
const app = new App();
const bundles = String(app.node.getContext('bundles'));
addStacks(app, (name) => Code.fromAsset(join(bundles, name)));
app.synth();
