import { type Metric, ofIndexes, sumOf } from './metrics.ts';

/** What somebody is called for. */
export interface AlarmDeclaration {
  /** What it is about: a section of docs/runbook.md. Several alarms may be about one thing. */
  section: string;
  metrics: Readonly<Record<string, Metric>>;
  /** What is made of the metrics, by their names. Absent: the one that there is. */
  expression?: string;
  /** It is raised above this; or, where that is said, below. */
  threshold: number;
  isBelow?: true;
  unit: '%' | 'ms' | 's' | 'calls' | 'functions at once' | 'runs' | 'batches' | 'tasks';
  periodMinutes: 1 | 5 | 15;
  /** So many periods in a row. */
  periods: number;
  /** Nothing is heard where something should be: that is as bad. */
  isSilenceBad?: true;
  /** A deployment that is under way is taken back. */
  rollsBack?: true;
}

const indexReads = ofIndexes('ReadThrottleEvents');
const indexWrites = ofIndexes('WriteThrottleEvents');
const tableThrottles: Record<string, Metric> = {
  reads: { source: 'table', name: 'ReadThrottleEvents', statistic: 'Sum' },
  writes: { source: 'table', name: 'WriteThrottleEvents', statistic: 'Sum' },
};

/** How many functions run at once at most: the quota of an AWS account, unless AWS raised it. */
const concurrency = 1000;

/**
 * Every alarm of a stage, by its name. The alarms, the dashboard and the test of docs/runbook.md derive from
 * this list.
 */
export const alarmList = {
  'customers-get-errors': {
    section: 'customers-get-errors',
    metrics: {
      errors: { source: 'api', name: '5xx', statistic: 'Sum' },
      count: { source: 'api', name: 'Count', statistic: 'Sum' },
    },
    // One failure among few calls is nothing to wake somebody for.
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
      running: { source: 'functions', name: 'ConcurrentExecutions', statistic: 'Maximum' },
    },
    ...{ threshold: 0.7 * concurrency, unit: 'functions at once', periodMinutes: 1, periods: 2 },
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
    metrics: {
      longest: { source: 'own', name: 'milliseconds', statistic: 'Maximum' },
    },
    ...{ threshold: 9000, unit: 'ms', periodMinutes: 1, periods: 1 },
  },
  'store-throttles': {
    section: 'store-throttles',
    metrics: tableThrottles,
    expression: sumOf(tableThrottles),
    ...{ threshold: 10, unit: 'calls', periodMinutes: 1, periods: 1 },
  },
  'store-throttles-index-reads': {
    section: 'store-throttles',
    metrics: indexReads,
    expression: sumOf(indexReads),
    ...{ threshold: 10, unit: 'calls', periodMinutes: 1, periods: 1 },
  },
  'store-throttles-index-writes': {
    section: 'store-throttles',
    metrics: indexWrites,
    expression: sumOf(indexWrites),
    ...{ threshold: 10, unit: 'calls', periodMinutes: 1, periods: 1 },
  },
  contention: {
    section: 'contention',
    metrics: { conflicts: { source: 'table', name: 'TransactionConflict', statistic: 'Sum' } },
    ...{ threshold: 300, unit: 'calls', periodMinutes: 1, periods: 3 },
  },
  'stream-behind': {
    section: 'stream-behind',
    metrics: { age: { source: 'functions', name: 'IteratorAge', statistic: 'Maximum' } },
    ...{ threshold: 60_000, unit: 'ms', periodMinutes: 1, periods: 5 },
  },
  'stream-stuck': {
    section: 'stream-behind',
    metrics: { age: { source: 'functions', name: 'IteratorAge', statistic: 'Maximum' } },
    ...{ threshold: 900_000, unit: 'ms', periodMinutes: 1, periods: 1 },
  },
  'given-up': {
    section: 'given-up',
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
    section: 'given-up',
    metrics: { tasks: { source: 'own', name: 'TasksParked', statistic: 'Sum' } },
    ...{ threshold: 0, unit: 'tasks', periodMinutes: 1, periods: 1 },
  },
  'due-late': {
    section: 'due-late',
    metrics: { lateness: { source: 'own', name: 'DueLateness', statistic: 'Maximum' } },
    ...{ threshold: 180, unit: 's', periodMinutes: 1, periods: 5 },
    isSilenceBad: true,
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
    // Five times what a few thousand members get wrong by themselves.
    ...{ threshold: 500, unit: 'calls', periodMinutes: 5, periods: 2 },
  },
  'everything-dead': {
    section: 'everything-dead',
    metrics: {
      successes: { source: 'own', name: 'CanarySuccess', statistic: 'Sum' },
    },
    ...{ threshold: 1, isBelow: true, unit: 'runs', periodMinutes: 5, periods: 2 },
    isSilenceBad: true,
  },
} as const satisfies Record<string, AlarmDeclaration>;
export type AlarmName = keyof typeof alarmList;

export const alarms: readonly (readonly [string, AlarmDeclaration])[] = Object.entries(alarmList);

/** The alarms that take back a deployment. */
export const rollbackAlarms = alarms.flatMap(([name, { rollsBack }]) => (rollsBack ? [name] : []));

/** The share of the month's budget, in percent, at which the bill is a page. */
export const budgetPercent = 120;
/** The page of the bill, which no alarm but a budget raises. */
export const billSection = 'the-bill';

/** When an alarm is raised, in words: `more than 1 % in 5 minutes`. */
export function thresholdText(alarm: AlarmDeclaration): string {
  const { threshold, unit, periodMinutes, periods } = alarm;
  const amount = `${alarm.isBelow ? 'fewer than' : 'more than'} ${threshold} ${unit}`;
  const minutes = (count: number) => (count === 1 ? 'a minute' : `${count} minutes`);
  const repeated = periods === 1 ? '' : `, ${periods} times in a row`;
  return `${amount} in ${minutes(periodMinutes)}${repeated}`;
}
