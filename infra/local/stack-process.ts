import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '../stacks.ts';

// The process that makes the templates for this machine, which knows bundles by the names of their
// functions: so they need not be there yet. What CloudFormation would refuse is checked by `npm run synth`.
const app = new App({
  treeMetadata: false,
  analyticsReporting: false,
  builtinCloudFormationValidation: false,
});
addStacks(app, () => Code.fromInline('// Placeholder: the code is in the bundle.'));
app.synth();
