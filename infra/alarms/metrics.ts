import type { BackgroundMetric, RequestMetric } from '#shared/metric.ts';
import { type IndexName, indexNames } from '#shared/table/indexes.ts';

export type Source =
  | 'api'
  | 'table'
  | 'deadLetters'
  | 'functions'
  | 'afterWrite'
  | 'dispatchDue'
  | 'mail'
  | 'own';

/** Where metrics come from, and the dimension that tells a metric from others of its name. */
export const sources: Readonly<Record<Source, { namespace?: string; dimension?: string }>> = {
  api: { namespace: 'AWS/ApiGateway', dimension: 'ApiId' },
  table: { namespace: 'AWS/DynamoDB', dimension: 'TableName' },
  deadLetters: { namespace: 'AWS/SQS', dimension: 'QueueName' },
  /** All functions of the AWS account, which is the stage's own. */
  functions: { namespace: 'AWS/Lambda' },
  afterWrite: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  dispatchDue: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  mail: { namespace: 'AWS/SES' },
  /** What the functions log of themselves; the namespace is the stage's. */
  own: {},
};

/** A metric, as an alarm or the dashboard looks at it. */
export type Metric = {
  statistic: 'Sum' | 'Maximum' | 'SampleCount' | 'p99';
  /** Its dimensions besides that of its source. */
  dimensions?: Readonly<Record<string, string>>;
} & (
  | { source: 'own'; name: RequestMetric | BackgroundMetric }
  | { source: Exclude<Source, 'own'>; name: string }
);

/** At most this many metrics can be summed in one alarm (AWS limit). */
const maxMetrics = 10;
/** The indexes of the table, but for those that an alarm on all of them has no space for. */
export const firstIndexes = indexNames.slice(0, maxMetrics);
export const furtherIndexes = indexNames.slice(maxMetrics);

/** One metric for each of some indexes of the table. */
export function ofIndexes(
  name: string,
  names: readonly IndexName[],
  prefix = '',
): Record<string, Metric> {
  return Object.fromEntries(
    names.map((index) => [
      `${prefix}${index}`,
      {
        source: 'table',
        name,
        statistic: 'Sum',
        dimensions: { GlobalSecondaryIndexName: index },
      } as const,
    ]),
  );
}

/** The sum of metrics, where one without data counts as zero. */
export function sumExpression(metrics: Readonly<Record<string, Metric>>): string {
  return Object.keys(metrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
}

/** A duration in milliseconds as a percentage of the time that a function has. */
export function percentOf(duration: string, seconds: number): string {
  return `100 * FILL(${duration}, 0) / ${1000 * seconds}`;
}
