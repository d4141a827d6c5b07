import { stderr, stdout } from 'node:process';
import { logLevel } from './config.ts';
import { type BackgroundMetric, backgroundMetrics, type MetricSet, metricsOf } from './metric.ts';

type Detail = Record<string, unknown>;

/** Writes one JSON line, which also records the metrics, if any. Never pass a secret. */
export function logInfo(message: string, detail: Detail, metrics: readonly MetricSet[] = []): void {
  if (logLevel() !== 'info') return;
  const measurements = metrics.length > 0 ? metricsOf(metrics) : {};
  stdout.write(lineOf('INFO', { ...measurements, message, ...detail }));
}

/** Writes a metric of the background as one JSON line, at any log level. */
export function logMetric(name: BackgroundMetric, value: number, detail: Detail = {}): void {
  const metrics = metricsOf([{ values: { [name]: backgroundMetrics[name] }, dimensions: [] }]);
  stdout.write(lineOf('INFO', { ...metrics, ...detail, [name]: value }));
}

/** Writes an error and its chain of causes as one JSON line. */
export function logError(message: string, error: unknown, detail: Detail): void {
  stderr.write(lineOf('ERROR', { message, ...detail, error: describe(error) }));
}

/**
 * Bypasses the console, which Lambda wraps. Lambda knows the level of a line by these two names alone, and
 * takes a line without them as INFO (AWS: advanced logging controls).
 */
function lineOf(level: 'INFO' | 'ERROR', line: Detail): string {
  return `${JSON.stringify({ timestamp: new Date().toISOString(), level, ...line })}\n`;
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause ? { cause: describe(cause) } : {}) };
}
