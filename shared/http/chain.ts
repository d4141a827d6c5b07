import middy from '@middy/core';
import type { Answer } from '#shared/call.ts';
import { functionSeconds } from '#shared/config.ts';
import { ApiError } from '#shared/errors.ts';
import type {
  GatewayEvent,
  GatewayResult,
  Middleware,
  RequestContext,
} from '#shared/http/middleware/state.ts';
import { inContext, noUsage } from '#shared/table/context.ts';

/** Lambda's time is nearly over this many milliseconds before it stops a function. */
const earlyMilliseconds = 200;
/** Calls of the store end a little earlier, so that what they end in can be answered. */
const storeMilliseconds = 300;

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
  return untilAnswered(handler as unknown as Handler);
}

/**
 * Ends all calls of the store with the answer: Lambda freezes a function that has answered, and what
 * it still did would go on in the next caller's request.
 */
function untilAnswered(handler: Handler): Handler {
  return async (event, context) => {
    const ending = new AbortController();
    const left = leftMilliseconds(context) - storeMilliseconds;
    const timer = setTimeout(() => ending.abort(tooLate()), Math.max(0, left));
    const store = { deadline: Date.now() + left, signal: ending.signal, usage: noUsage() };
    try {
      return await inContext(store, () => handler(event, context));
    } finally {
      clearTimeout(timer);
      ending.abort(new Error('The request was answered.'));
    }
  };
}

/** Whoever runs a handler without Lambda may give it no end; then it has as long as Lambda gives. */
function leftMilliseconds(context: Partial<RequestContext>): number {
  return context.getRemainingTimeInMillis?.() ?? functionSeconds.request * 1000;
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
  const left = leftMilliseconds(context) - earlyMilliseconds;
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
  const message =
    'The request took too long, and may have been done. Check before you send it again, or send it ' +
    'with an Idempotency-Key.';
  return new ApiError('unavailable', { message });
}
