import { ApiError } from '#shared/errors.ts';

/** Names of errors that say that the store throttles or is away (SDK and Node.js). */
const passingFailures = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
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
  return new ApiError(isPassing(error) ? 'unavailable' : 'internal_error', { cause: error });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passingFailures.has(error.name) || passingFailures.has(code);
}
