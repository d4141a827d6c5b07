import { retryAfter } from '#shared/auth/rate.ts';
import { parseBearer } from '#shared/auth/token.ts';
import { ApiError } from '#shared/errors.ts';
import { useCredential } from '#shared/operations/accounts/credentials.ts';
import type { Middleware } from './state.ts';

/** Knows the caller, and counts the request, in one write to the row of the credential. */
export function authenticate(): Middleware {
  return {
    before: async ({ event, context: { state } }) => {
      const token = parseBearer(event.headers.authorization);
      const use = token && (await useCredential(token, state.arrivedAt));
      if (!use) {
        throw new ApiError('invalid_api_key', { headers: { 'WWW-Authenticate': 'Bearer' } });
      }
      state.rate = use.rate;
      state.caller = use.caller;
      if (use.isOverLimit) {
        const headers = { 'Retry-After': retryAfter(use.rate, state.arrivedAt) };
        throw new ApiError('rate_limited', { headers });
      }
    },
  };
}
