import { metricNamespace } from './config.ts';

/** Metric values of a line, and what they are told apart by; by nothing, they can be summed. */
export interface MetricSet {
  values: Readonly<Record<string, 'Count' | 'Milliseconds' | 'Seconds'>>;
  dimensions: readonly string[];
}

/** The part of a log line that records metrics (CloudWatch's embedded metric format). */
export function metricsOf(sets: readonly MetricSet[]) {
  const descriptions = sets.map(({ values, dimensions }) => ({
    Namespace: metricNamespace(),
    Dimensions: [dimensions],
    Metrics: Object.entries(values).map(([Name, Unit]) => ({ Name, Unit })),
  }));
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics: descriptions } };
}
