import { logLevel } from './config.ts';

type Detail = Record<string, unknown>;

/** Writes one JSON line, as the log service reads them. Never hand it a secret. */
export function logInfo(message: string, detail: Detail): void {
  if (logLevel() === 'info') console.info(JSON.stringify({ level: 'info', message, ...detail }));
}

/** Writes an error as one JSON line, with all that led to it. */
export function logError(message: string, error: unknown, detail: Detail): void {
  console.error(JSON.stringify({ level: 'error', message, ...detail, error: describe(error) }));
}

function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause ? { cause: describe(cause) } : {}) };
}
