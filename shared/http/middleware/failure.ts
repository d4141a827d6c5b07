import { ApiError } from '#shared/errors.ts';
import { transientErrors } from '#shared/table/retry.ts';

/** Names of errors that say that the store is away (SDK and Node.js). */
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

/** What a client may know of an error: a refusal as it is, anything else without its detail. */
export function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError(isTemporary(error) ? 'unavailable' : 'internal_error', { cause: error });
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return error.name in transientErrors || outages.has(error.name) || outages.has(code);
}
