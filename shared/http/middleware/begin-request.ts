import { randomUUID } from 'node:crypto';
import { minuteOf, rateState } from '#shared/auth/rate.ts';
import { formatInstant } from '#shared/time.ts';
import { prefersStrict } from './header-lists.ts';
import { acceptsGzip } from './json-result.ts';
import type { Middleware } from './state.ts';

/**
 * Sets the request's id, the time at which the gateway received it, and the time at which the function
 * began: a body that came in slowly must not date a write back.
 */
export function beginRequest(): Middleware {
  return {
    before: ({ event, context }) => {
      const arrivedAt = event.requestContext.timeEpoch;
      context.state = {
        requestId: randomUUID(),
        gatewayId: event.requestContext.requestId,
        arrivedAt,
        now: formatInstant(Math.max(arrivedAt, Date.now())),
        rate: rateState(minuteOf(arrivedAt), 0),
        input: {},
        json: {},
        ignored: { fields: [], parameters: [] },
        isGzipAccepted: acceptsGzip(event),
        isStrict: prefersStrict(event),
      };
    },
  };
}
