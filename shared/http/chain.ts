import middy from '@middy/core';
import type { Answer } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type {
  GatewayEvent,
  GatewayResult,
  Middleware,
  RequestContext,
} from '#shared/http/middleware/state.ts';

/** Lambda's time is nearly over this many milliseconds before it stops a function. */
const earlyMilliseconds = 200;

export type Handler = (event: GatewayEvent, context: RequestContext) => Promise<GatewayResult>;

/** A Lambda handler out of middleware, outermost first, and what answers the request. */
export function chain(
  middleware: readonly Middleware[],
  answer: (event: GatewayEvent, context: RequestContext) => Promise<Answer>,
): Handler {
  const timeoutEarlyResponse = () => {
    throw tooLate();
  };
  const plugin = { timeoutEarlyInMillis: earlyMilliseconds, timeoutEarlyResponse };
  const handler = middy<GatewayEvent, Answer | GatewayResult, Error, RequestContext>(
    answer,
    plugin,
  );
  for (const one of middleware) handler.use(inTime(one));
  // The envelope is in every chain, and turns the answer into the gateway's result.
  return handler as unknown as Handler;
}

/** Ends a middleware, too, before the function's time is over; middy does so for the handler only. */
function inTime({ before, ...rest }: Middleware): Middleware {
  if (!before) return rest;
  return {
    ...rest,
    before: (request) => {
      const running = before(request);
      return running instanceof Promise ? beforeTheEnd(running, request.context) : running;
    },
  };
}

async function beforeTheEnd<T>(running: Promise<T>, context: Partial<RequestContext>): Promise<T> {
  // Whoever runs a handler without Lambda may give it no end.
  if (!context.getRemainingTimeInMillis) return running;
  const left = context.getRemainingTimeInMillis() - earlyMilliseconds;
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), Math.max(0, left));
  });
  try {
    return await Promise.race([running, end]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(): ApiError {
  return new ApiError('unavailable', { message: 'The request took too long. Try again.' });
}
