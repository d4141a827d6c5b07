import { metricNamespace } from './config.ts';

type Unit = 'Count' | 'Milliseconds' | 'Seconds';

/** The metrics of a request. */
export const requestMetrics = {
  milliseconds: 'Milliseconds',
  throttles: 'Count',
  conflicts: 'Count',
} as const satisfies Record<string, Unit>;

/** The metrics of background functions, for the whole stage. */
export const backgroundMetrics = {
  /** Writes of one kind in a batch. */
  writes: 'Count',
  /** How late what is due was dispatched, with every run. */
  DueLateness: 'Seconds',
  /** How late a function began with a webhook that had deliveries to attempt. */
  WebhookLateness: 'Seconds',
  /** How late a function began with a task that is to be done at once. */
  TaskLateness: 'Seconds',
  /** Tasks that were given up after a day. */
  TasksParked: 'Count',
  /** 1 for a run of the canary that found all well, 0 for one that did not. */
  CanarySuccess: 'Count',
} as const satisfies Record<string, Unit>;

export type BackgroundMetric = keyof typeof backgroundMetrics;
export type RequestMetric = keyof typeof requestMetrics;

/** Metric values of a line, and their dimensions; without any, they can be summed. */
export interface MetricSet {
  values: Readonly<Record<string, Unit>>;
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
