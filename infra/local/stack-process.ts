import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { addStacks } from '../stacks.ts';

// Creates the templates for this machine, in parallel to the bundles. The validation of CloudFormation is left to
// `npm run synth`.
const app = new App({
  treeMetadata: false,
  analyticsReporting: false,
  builtinCloudFormationValidation: false,
});
addStacks(app, () => Code.fromInline('// Placeholder: the code is in the bundle.'));
app.synth();
