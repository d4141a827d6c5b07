import { RemovalPolicy } from 'aws-cdk-lib';
import type { Node } from 'constructs';

/** `dev` can be removed without a trace; `prod` is protected. */
const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** Parses the stage in the context; `dev` by default. */
export function stageOf(context: unknown): Stage {
  const stage = stages.find((one) => one === (context ?? 'dev'));
  if (!stage) throw new Error(`The context 'stage' must be one of ${stages.join(', ')}.`);
  return stage;
}

/**
 * Reads a setting from the top level of the context, where `-c` sets it, or else from the entry of the stage in
 * `environments`.
 */
export function settingOf(node: Node, name: string): unknown {
  const context = (one: string): unknown => node.tryGetContext(one);
  const stage = stageOf(context('stage'));
  return context(name) ?? Object(Object(context('environments'))[stage])[name];
}

/**
 * What happens to the resources of a stage when its stack is deleted: `prod` keeps them, unless the
 * deployment that created them failed, so that the next one starts with nothing.
 */
export function removalOf(stage: Stage): RemovalPolicy {
  return stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

interface Environment {
  account: string;
  region: string;
}

/**
 * The AWS account and region of a stage in the context `environments`. Without an entry, `dev` uses those of
 * the shell; `prod` throws.
 */
export function environmentOf(stage: Stage, context: unknown): Environment | undefined {
  const environment: unknown = new Map(Object.entries(context ?? {})).get(stage);
  if (isEnvironment(environment)) {
    const { account, region } = environment;
    return { account, region };
  }
  if (stage === 'dev' && environment === undefined) return undefined;
  const example = `{ "${stage}": { "account": "111122223333", "region": "eu-central-1" } }`;
  throw new Error(`Say in cdk.json where ${stage} is: "context": { "environments": ${example} }.`);
}

function isEnvironment(value: unknown): value is Environment {
  const { account, region } = Object(value);
  return /^\d{12}$/.test(account) && /^[a-z]+(-[a-z]+)+-\d$/.test(region);
}

const processors = ['arm64', 'x64'] as const;
/** The processor architecture of functions. */
export type Processor = (typeof processors)[number];

/** Parses the processor in the context; by default `arm64`, which costs less. */
export function processorOf(context: unknown): Processor {
  const processor = processors.find((one) => one === (context ?? 'arm64'));
  if (!processor)
    throw new Error(`The context 'processor' must be one of ${processors.join(', ')}.`);
  return processor;
}

const rollouts = ['canary', 'at-once'] as const;

/** Whether new versions first get a part of the traffic: in `prod`, unless the context says `at-once`. */
export function usesCanaryRollout(stage: Stage, context: unknown): boolean {
  const rollout = rollouts.find((one) => one === (context ?? 'canary'));
  if (!rollout) throw new Error(`The context 'rollout' must be one of ${rollouts.join(', ')}.`);
  return stage === 'prod' && rollout === 'canary';
}

const protections = ['on', 'off'] as const;

/**
 * Whether the stacks and the table are protected from deletion: in `prod`, unless the context says `off`, as
 * for a first deployment, whose stacks have to be deleted if it fails.
 */
export function isProtected(stage: Stage, context: unknown): boolean {
  const protection = protections.find((one) => one === (context ?? 'on'));
  if (!protection) {
    throw new Error(`The context 'protection' must be one of ${protections.join(', ')}.`);
  }
  return stage === 'prod' && protection === 'on';
}

/** Whether a stage has alarms: `prod`, and stages whose context says `on`. */
export function hasPaging(stage: Stage, context: unknown): boolean {
  const pages = ['on', 'off'].find((one) => one === (context ?? (stage === 'prod' ? 'on' : 'off')));
  if (!pages) throw new Error("The context 'pages' must be one of on, off.");
  return pages === 'on';
}

/** Parses a positive number in the context; undefined if absent. */
export function amountOf(name: string, context: unknown): number | undefined {
  if (context === undefined) return undefined;
  const amount = Number(context);
  if (amount > 0) return amount;
  throw new Error(`The context '${name}' must be a number above zero.`);
}

/** Parses a text in the context; undefined if absent. */
export function textOf(context: unknown): string | undefined {
  return typeof context === 'string' && context !== '' ? context : undefined;
}

/** Parses a host name in the context, such as `api.example.org`; undefined if absent. */
export function hostOf(context: unknown): string | undefined {
  const text = textOf(context);
  if (text === undefined || /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)) return text;
  throw new Error(`The context 'productionHost' must be a host name, not ${text}.`);
}
