import { metricNamespace } from './config.ts';

/** Metric values and their dimensions. */
export interface Metrics {
  values: Readonly<Record<string, 'Count' | 'Milliseconds'>>;
  dimensions: readonly string[];
}

/** The part of a log line that records metrics (CloudWatch's embedded metric format). */
export function metricsOf({ values, dimensions }: Metrics) {
  const description = {
    Namespace: metricNamespace(),
    Dimensions: [dimensions],
    Metrics: Object.entries(values).map(([Name, Unit]) => ({ Name, Unit })),
  };
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics: [description] } };
}
