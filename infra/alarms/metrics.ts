import type { BackgroundMetric, RequestMetric } from '#shared/metric.ts';
import { type IndexName, indexNames } from '#shared/table/indexes.ts';

export type Source =
  | 'api'
  | 'table'
  | 'deadLetters'
  | 'functions'
  | 'afterWrite'
  | 'countWrites'
  | 'dispatchDue'
  | 'purge'
  | 'backups'
  | 'copies'
  | 'mail'
  | 'own';

/** The namespaces of metrics, and the dimension that selects one resource. */
export const sources: Readonly<Record<Source, { namespace?: string; dimension?: string }>> = {
  api: { namespace: 'AWS/ApiGateway', dimension: 'ApiId' },
  table: { namespace: 'AWS/DynamoDB', dimension: 'TableName' },
  deadLetters: { namespace: 'AWS/SQS', dimension: 'QueueName' },
  /** All functions of the AWS account, which belongs to the stage alone. */
  functions: { namespace: 'AWS/Lambda' },
  afterWrite: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  countWrites: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  dispatchDue: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  purge: { namespace: 'AWS/Lambda', dimension: 'FunctionName' },
  backups: { namespace: 'AWS/Backup', dimension: 'BackupVaultName' },
  copies: { namespace: 'AWS/Backup', dimension: 'BackupVaultName' },
  mail: { namespace: 'AWS/SES' },
  /** Metrics that the functions log; their namespace is that of the stage. */
  own: {},
};

/** A metric of an alarm or of the dashboard. */
export type Metric = {
  statistic: 'Sum' | 'Maximum' | 'SampleCount' | 'p99';
  /** Its dimensions, besides the one of its source. */
  dimensions?: Readonly<Record<string, string>>;
} & (
  | { source: 'own'; name: RequestMetric | BackgroundMetric }
  | { source: Exclude<Source, 'own'>; name: string }
);

/** The largest number of metrics in an alarm (AWS limit). */
const maxMetrics = 10;
/** The indexes of the table, as many as fit into one alarm. */
export const firstIndexes = indexNames.slice(0, maxMetrics);
export const furtherIndexes = indexNames.slice(maxMetrics);

/** A metric for each of some indexes. */
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

/** An expression for the sum of metrics; missing data count as zero. */
export function sumExpression(metrics: Readonly<Record<string, Metric>>): string {
  return Object.keys(metrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
}

/** An expression for a duration in milliseconds as a percentage of a timeout in seconds. */
export function percentOf(duration: string, seconds: number): string {
  return `100 * FILL(${duration}, 0) / ${1000 * seconds}`;
}
