import { functionSeconds } from '#shared/config.ts';
import { totalReservedConcurrency } from '../endpoints.ts';
import type { AlarmDeclaration } from './declaration.ts';
import { type Metric, percentOf } from './metrics.ts';
import { missingJobs } from './missing.ts';
import { throttles } from './throttles.ts';

/** How far each reader of the stream is behind it. */
const streamAges = {
  afterWrite: { source: 'afterWrite', name: 'IteratorAge', statistic: 'Maximum' },
  countWrites: { source: 'countWrites', name: 'IteratorAge', statistic: 'Maximum' },
} as const satisfies Record<string, Metric>;

/** The default quota of an AWS account for concurrent executions. */
const concurrency = 1000;
/** The concurrency that all functions without a reserved one share. */
const sharedConcurrency = concurrency - totalReservedConcurrency();

/**
 * All alarms of a stage, by name. The constructs, the dashboard and the test of docs/runbook.md derive from this
 * list.
 */
const alarmList = {
  'customers-get-errors': {
    section: 'customers-get-errors',
    metrics: {
      errors: { source: 'api', name: '5xx', statistic: 'Sum' },
      count: { source: 'api', name: 'Count', statistic: 'Sum' },
    },
    // One failure among few calls is no reason to wake somebody.
    expression: 'IF(errors > 2, 100 * errors / count, 0)',
    ...{ threshold: 1, unit: '%', periodMinutes: 5, periods: 1 },
    rollsBack: true,
  },
  slow: {
    section: 'slow',
    metrics: { latency: { source: 'api', name: 'Latency', statistic: 'p99' } },
    ...{ threshold: 2000, unit: 'ms', periodMinutes: 5, periods: 2 },
  },
  'concurrency-nearly-gone': {
    section: 'concurrency-nearly-gone',
    metrics: {
      running: {
        source: 'functions',
        name: 'UnreservedConcurrentExecutions',
        statistic: 'Maximum',
      },
    },
    ...{
      threshold: Math.round(0.7 * sharedConcurrency),
      unit: 'functions at once',
      periodMinutes: 1,
      periods: 2,
    },
  },
  'functions-refused': {
    section: 'functions-refused',
    metrics: { refused: { source: 'functions', name: 'Throttles', statistic: 'Sum' } },
    ...{ threshold: 0, unit: 'calls', periodMinutes: 1, periods: 2 },
  },
  'functions-crash': {
    section: 'crashes-and-time-outs',
    metrics: { crashes: { source: 'functions', name: 'Errors', statistic: 'Sum' } },
    ...{ threshold: 0, unit: 'calls', periodMinutes: 1, periods: 1 },
    rollsBack: true,
  },
  'functions-time-out': {
    section: 'crashes-and-time-outs',
    metrics: { longest: { source: 'own', name: 'milliseconds', statistic: 'Maximum' } },
    ...{ threshold: 9000, unit: 'ms', periodMinutes: 1, periods: 1 },
  },
  'background-nearly-times-out': {
    section: 'crashes-and-time-outs',
    metrics: {
      afterWrite: { source: 'afterWrite', name: 'Duration', statistic: 'Maximum' },
      dispatchDue: { source: 'dispatchDue', name: 'Duration', statistic: 'Maximum' },
    },
    expression: `MAX([${percentOf('afterWrite', functionSeconds.background)}, ${percentOf('dispatchDue', functionSeconds.schedule)}])`,
    ...{ threshold: 80, unit: '%', periodMinutes: 1, periods: 3 },
  },
  ...throttles,
  contention: {
    section: 'contention',
    metrics: { conflicts: { source: 'table', name: 'TransactionConflict', statistic: 'Sum' } },
    ...{ threshold: 300, unit: 'calls', periodMinutes: 1, periods: 3 },
  },
  'stream-behind': {
    section: 'stream-behind',
    metrics: streamAges,
    expression: 'MAX([afterWrite, countWrites])',
    ...{ threshold: 60_000, unit: 'ms', periodMinutes: 1, periods: 5 },
  },
  'stream-stuck': {
    section: 'stream-behind',
    // The other reader only counts writes, and its data would hide that those of this one are missing.
    metrics: { age: streamAges.afterWrite },
    // The canary writes every five minutes, so without data the stream is not read at all.
    ...{ threshold: 900_000, unit: 'ms', periodMinutes: 15, periods: 1 },
    isSilenceBad: true,
  },
  'dead-letters': {
    section: 'dead-letters',
    metrics: {
      batches: {
        source: 'deadLetters',
        name: 'ApproximateNumberOfMessagesVisible',
        statistic: 'Maximum',
      },
    },
    ...{ threshold: 0, unit: 'batches', periodMinutes: 1, periods: 1 },
  },
  'tasks-parked': {
    section: 'dead-letters',
    metrics: { tasks: { source: 'own', name: 'TasksParked', statistic: 'Sum' } },
    ...{ threshold: 0, unit: 'tasks', periodMinutes: 1, periods: 1 },
  },
  'due-late': {
    section: 'due-late',
    metrics: { lateness: { source: 'own', name: 'DueLateness', statistic: 'Maximum' } },
    ...{ threshold: 180, unit: 's', periodMinutes: 1, periods: 5 },
    isSilenceBad: true,
  },
  'tasks-late': {
    section: 'due-late',
    metrics: { lateness: { source: 'own', name: 'TaskLateness', statistic: 'Maximum' } },
    ...{ threshold: 180, unit: 's', periodMinutes: 1, periods: 5 },
  },
  'webhooks-late': {
    section: 'webhooks-late',
    metrics: { lateness: { source: 'own', name: 'WebhookLateness', statistic: 'Maximum' } },
    ...{ threshold: 60, unit: 's', periodMinutes: 1, periods: 5 },
  },
  'mail-bounces': {
    section: 'mail',
    metrics: { rate: { source: 'mail', name: 'Reputation.BounceRate', statistic: 'Maximum' } },
    expression: '100 * rate',
    ...{ threshold: 5, unit: '%', periodMinutes: 15, periods: 1 },
  },
  'mail-complaints': {
    section: 'mail',
    metrics: { rate: { source: 'mail', name: 'Reputation.ComplaintRate', statistic: 'Maximum' } },
    expression: '100 * rate',
    ...{ threshold: 0.1, unit: '%', periodMinutes: 15, periods: 1 },
  },
  'attack-on-sign-in': {
    section: 'attack-on-sign-in',
    metrics: {
      refusals: {
        source: 'own',
        name: 'milliseconds',
        statistic: 'SampleCount',
        dimensions: { family: 'auth', class: '4xx' },
      },
    },
    // Five times as many mistakes as a few thousand members make.
    ...{ threshold: 500, unit: 'calls', periodMinutes: 5, periods: 2 },
  },
  'service-down': {
    section: 'service-down',
    metrics: { successes: { source: 'own', name: 'CanarySuccess', statistic: 'Sum' } },
    ...{ threshold: 1, isBelow: true, unit: 'runs', periodMinutes: 5, periods: 2 },
    isSilenceBad: true,
  },
  ...missingJobs,
} as const satisfies Record<string, AlarmDeclaration>;

export const alarms: readonly (readonly [string, AlarmDeclaration])[] = Object.entries(alarmList);

/** The alarms that roll back a deployment. */
export const rollbackAlarms = alarms.flatMap(([name, { rollsBack }]) => (rollsBack ? [name] : []));
