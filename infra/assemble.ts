import { join } from 'node:path';
import { type App, Validations } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { addStacks } from './stacks.ts';

/** Synthesises the stacks of an app with the bundles in a folder, and checks them by the rules of cdk-nag. */
export function assemble(app: App, bundles: string): void {
  addStacks(app, (name) => Code.fromAsset(join(bundles, name)));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  app.synth();
}
