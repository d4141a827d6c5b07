import { ApiError } from '#shared/errors.ts';
import { transientErrors } from '#shared/table/retry.ts';

/** Names of errors that mean that the store is unavailable (SDK and Node.js). */
const outages = new Set([
  'InternalServerError',
  'ServiceUnavailable',
  'AbortError',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** The error for the client: an `ApiError` as it is, any other without its detail. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isTemporary(error) ? 'unavailable' : 'internal_error', { cause: error });
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // The local store listens on a socket file, which is removed when it stops.
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  const isOutage = isSocketGone || outages.has(error.name) || outages.has(code);
  return isOutage || error.name in transientErrors;
}
