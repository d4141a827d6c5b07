import { type App, Tags } from 'aws-cdk-lib';
import { ApiStack } from './api-stack.ts';
import { DataStack } from './data-stack.ts';
import { EdgeStack, edgeRegion } from './front-door/edge-stack.ts';
import { frontDoorOf } from './front-door/settings.ts';
import type { CodeOf } from './functions.ts';
import {
  amountOf,
  environmentOf,
  hasPaging,
  isProtected,
  processorOf,
  settingOf,
  stageOf,
  textOf,
} from './stage.ts';

/** Adds the stacks of the stage in the context of the app. */
export function addStacks(app: App, codeOf: CodeOf): void {
  const context = (name: string): unknown => settingOf(app.node, name);
  const stage = stageOf(context('stage'));
  const env = environmentOf(stage, context('environments'));
  const terminationProtection = isProtected(stage, context('protection'));
  const props = { stage, terminationProtection, ...(env ? { env } : {}) };
  const data = new DataStack(app, `Equipment-${stage}-data`, props);
  const consoleUrl = textOf(context('consoleUrl'));
  const mailFrom = textOf(context('mailFrom'));
  const processor = processorOf(context('processor'));
  const frontDoor = frontDoorOf(context);
  const pages = hasPaging(stage, context('pages'))
    ? {
        address: textOf(context('pageAddress')),
        monthlyBudget: amountOf('monthlyBudget', context('monthlyBudget')),
      }
    : undefined;
  const api = { ...props, codeOf, processor, consoleUrl, mailFrom, pages, frontDoor };
  const service = new ApiStack(app, `Equipment-${stage}`, api);
  service.addStackDependency(data);
  if (frontDoor) {
    if (!env) throw new Error('A front door needs the account of the stage, in environments.');
    const atEdge = { ...props, env: { ...env, region: edgeRegion }, frontDoor };
    new EdgeStack(app, `Equipment-${stage}-edge`, atEdge).addStackDependency(service);
  }
  Tags.of(app).add('stage', stage);
}
