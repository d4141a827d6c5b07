import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import type { CodeOf } from './functions.ts';
import { environmentOf, isProtected, processorOf, stageOf, textOf } from './stage.ts';

/** Adds the stacks of the stage that the context of the app names. */
export function addStacks(app: App, codeOf: CodeOf): void {
  const stage = stageOf(app.node.tryGetContext('stage'));
  const env = environmentOf(stage, app.node.tryGetContext('environments'));
  const terminationProtection = isProtected(stage, app.node.tryGetContext('protection'));
  const props = { stage, terminationProtection, ...(env ? { env } : {}) };
  const data = new DataStack(app, `Equipment-${stage}-data`, props);
  const consoleUrl = textOf(app.node.tryGetContext('consoleUrl'));
  const mailFrom = textOf(app.node.tryGetContext('mailFrom'));
  const processor = processorOf(app.node.tryGetContext('processor'));
  const api = { ...props, codeOf, processor, consoleUrl, mailFrom };
  new ApiStack(app, `Equipment-${stage}`, api).addStackDependency(data);
  Tags.of(app).add('stage', stage);
}
