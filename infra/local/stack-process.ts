import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '../stacks.ts';

// The process that makes the templates for this machine, which knows bundles by the names of their
// functions: so they need not be there yet.
const app = new App({ treeMetadata: false, analyticsReporting: false });
addStacks(app, () => Code.fromInline('// Placeholder: the code is in the bundle.'));
app.synth();
