import middy from '@middy/core';
import type { Answer } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { GatewayEvent, GatewayResult, Middleware, RequestContext } from './state.ts';

/** Lambda's time is nearly over this many milliseconds before it stops a function. */
const earlyMilliseconds = 200;

export type Handler = (event: GatewayEvent, context: RequestContext) => Promise<GatewayResult>;

/** A Lambda handler out of middleware, outermost first, and what answers the request. */
export function chain(
  middleware: readonly Middleware[],
  answer: (event: GatewayEvent, context: RequestContext) => Promise<Answer>,
): Handler {
  const timeoutEarlyResponse = () => {
    throw new ApiError('unavailable', { message: 'This took too long. Try again.' });
  };
  const plugin = { timeoutEarlyInMillis: earlyMilliseconds, timeoutEarlyResponse };
  const handler = middy<GatewayEvent, Answer | GatewayResult, Error, RequestContext>(
    answer,
    plugin,
  );
  for (const one of middleware) handler.use(one);
  // The envelope is in every chain, and turns the answer into the gateway's result.
  return handler as unknown as Handler;
}
