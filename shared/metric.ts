import { metricNamespace } from './config.ts';

/** Values of a log line that are metrics, and those by which they are told apart. */
export interface Metrics {
  values: Readonly<Record<string, 'Count' | 'Milliseconds'>>;
  dimensions: readonly string[];
}

/** What makes a log line a record of metrics (CloudWatch's embedded metric format). */
export function metricsOf({ values, dimensions }: Metrics) {
  const description = {
    Namespace: metricNamespace(),
    Dimensions: [dimensions],
    Metrics: Object.entries(values).map(([Name, Unit]) => ({ Name, Unit })),
  };
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics: [description] } };
}
