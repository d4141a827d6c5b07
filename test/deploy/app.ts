import { App } from 'aws-cdk-lib';
import { assemble } from '#infra/assemble.ts';

// The app of infra/app.ts, with existing bundles, which the context names.
const app = new App();
assemble(app, String(app.node.getContext('bundles')));
