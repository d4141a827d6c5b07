import { stderr, stdout } from 'node:process';
import { logLevel } from './config.ts';
import { type Metrics, metricsOf } from './metric.ts';

type Detail = Record<string, unknown>;

/** Writes one JSON line, which also records the metrics, if any. Never pass a secret. */
export function logInfo(message: string, detail: Detail, metrics?: Metrics): void {
  if (logLevel() !== 'info') return;
  const measured = metrics ? metricsOf(metrics) : {};
  stdout.write(lineOf({ ...measured, level: 'info', message, ...detail }));
}

/** Writes metrics as one JSON line, at any log level. */
export function logMetrics(detail: Detail, metrics: Metrics): void {
  stdout.write(lineOf({ ...metricsOf(metrics), ...detail }));
}

/** Writes an error and its chain of causes as one JSON line. */
export function logError(message: string, error: unknown, detail: Detail): void {
  stderr.write(lineOf({ level: 'error', message, ...detail, error: describe(error) }));
}

/** Bypasses the console, which Lambda wraps: the log service needs plain JSON lines. */
function lineOf(line: Detail): string {
  return `${JSON.stringify(line)}\n`;
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause ? { cause: describe(cause) } : {}) };
}
