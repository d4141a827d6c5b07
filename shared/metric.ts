import { stdout } from 'node:process';
import { metricNamespace } from './config.ts';

/** Counts one event as a metric, under each value of these dimensions together. */
export function countMetric(name: string, dimensions: Readonly<Record<string, string>>): void {
  const description = {
    Namespace: metricNamespace(),
    Dimensions: [Object.keys(dimensions)],
    Metrics: [{ Name: name, Unit: 'Count' }],
  };
  const aws = { Timestamp: Date.now(), CloudWatchMetrics: [description] };
  // Not by the console, which Lambda wraps: CloudWatch finds metrics only in lines of their own.
  stdout.write(`${JSON.stringify({ _aws: aws, ...dimensions, [name]: 1 })}\n`);
}
