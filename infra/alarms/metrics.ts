import type { BackgroundMetric, RequestMetric } from '#shared/metric.ts';
import { indexNames } from '#shared/table/indexes.ts';

export type Source = 'api' | 'table' | 'deadLetters' | 'functions' | 'mail' | 'own';

/** Where metrics come from, and by what a metric is told from others of its name. */
export const sources: Readonly<Record<Source, { namespace?: string; dimension?: string }>> = {
  api: { namespace: 'AWS/ApiGateway', dimension: 'ApiId' },
  table: { namespace: 'AWS/DynamoDB', dimension: 'TableName' },
  deadLetters: { namespace: 'AWS/SQS', dimension: 'QueueName' },
  /** All functions of the AWS account, which is the stage's own. */
  functions: { namespace: 'AWS/Lambda' },
  mail: { namespace: 'AWS/SES' },
  /** What the functions log of themselves; the namespace is the stage's. */
  own: {},
};

/** A metric, as an alarm or the dashboard looks at it. */
export type Metric = {
  statistic: 'Sum' | 'Maximum' | 'SampleCount' | 'p99';
  /** What it is told by beside what its source is. */
  dimensions?: Readonly<Record<string, string>>;
} & (
  | { source: 'own'; name: RequestMetric | BackgroundMetric }
  | { source: Exclude<Source, 'own'>; name: string }
);

/** One metric for each index of the table, for the ten that an alarm may add up. */
export function ofIndexes(name: string): Record<string, Metric> {
  return Object.fromEntries(
    indexNames.map((index) => [
      index,
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
export function sumOf(metrics: Readonly<Record<string, Metric>>): string {
  return Object.keys(metrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
}
