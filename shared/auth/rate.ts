import type { RateState } from '#shared/call.ts';

/** Requests per API key and clock minute (specification, Limits). */
export const keyRequestsPerMinute = 300;
/** Requests per session and clock minute. */
export const sessionRequestsPerMinute = 600;
/** Records that count as one request where a call writes many. */
export const recordsPerRequest = 5;
const windowSeconds = 60;

/** The clock minute of a time in milliseconds, counted from 1970. */
export function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1000 / windowSeconds);
}

/** The start of a clock minute. */
export function startOfMinute(minute: number): number {
  return minute * windowSeconds * 1000;
}

/** The rate limit after `used` requests in a minute. */
export function rateState(minute: number, count: number, limit = keyRequestsPerMinute): RateState {
  return {
    limit,
    remaining: Math.max(0, limit - count),
    reset: (minute + 1) * windowSeconds,
  };
}

export function rateHeaders({ limit, remaining, reset }: RateState): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(remaining),
    'X-RateLimit-Reset': String(reset),
  };
}

/** Whole seconds until the reset, at least 1, for `Retry-After`. */
export function retryAfter({ reset }: RateState, milliseconds: number): string {
  return String(Math.max(1, Math.ceil(reset - milliseconds / 1000)));
}
