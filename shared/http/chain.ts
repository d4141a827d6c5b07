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
import { untilAborted } from '#shared/until-aborted.ts';
import { isThroughFrontDoor } from './front-door.ts';

/** How long before its timeout a function answers 503. */
const answerLeadMilliseconds = 200;
/** Calls to the store end a little earlier, so that their failure can still be answered. */
const storeLeadMilliseconds = 300;

export type Handler = (event: GatewayEvent, context: RequestContext) => Promise<GatewayResult>;

/** As the gateway itself refuses, without an envelope: it is nothing that a client could mend. */
const refusal = { statusCode: 403, body: '{"message":"Forbidden"}' };

/** A function that answers an event, without the envelope. */
export type AnswerRequest = (event: GatewayEvent, context: RequestContext) => Promise<Answer>;

/** Builds a Lambda handler from middleware, outermost first, and the function that answers. */
export function chain(middleware: readonly Middleware[], answer: AnswerRequest): Handler {
  const answerInTime: AnswerRequest = (event, context) =>
    beforeTheEnd(answer(event, context), context);
  // Every chain contains the envelope, which turns the answer into the gateway's result.
  return untilAnswered(compose(middleware.map(withTimeout), answerInTime) as unknown as Handler);
}

/** Puts middleware before a function that answers. By itself it has no timeout: the chain around it has. */
export function compose(middleware: readonly Middleware[], answer: AnswerRequest): AnswerRequest {
  const handler = middy<GatewayEvent, Answer | GatewayResult, Error, RequestContext>(answer, {
    timeoutEarlyInMillis: 0,
  }).use([...middleware]);
  return handler as unknown as AnswerRequest;
}

/**
 * Ends all calls to the store with the answer: Lambda freezes a function that has answered, and
 * unfinished calls would continue in the next caller's request.
 */
function untilAnswered(handler: Handler): Handler {
  return async (event, context) => {
    if (!isThroughFrontDoor(event)) return refusal;
    const ending = new AbortController();
    const remainingMilliseconds = remainingMillisecondsOf(context) - storeLeadMilliseconds;
    const timer = setTimeout(() => ending.abort(tooLate()), Math.max(0, remainingMilliseconds));
    const store = {
      deadline: Date.now() + remainingMilliseconds,
      signal: ending.signal,
      usage: noUsage(),
    };
    try {
      return await inContext(store, () => handler(event, context));
    } finally {
      clearTimeout(timer);
      ending.abort(new Error('The request was answered.'));
    }
  };
}

/** Without Lambda a context may have no deadline; then the function's own timeout applies. */
function remainingMillisecondsOf(context: Partial<RequestContext>): number {
  return context.getRemainingTimeInMillis?.() ?? functionSeconds.request * 1000;
}

function withTimeout({ before, ...rest }: Middleware): Middleware {
  if (!before) return rest;
  return {
    ...rest,
    before: (request) => {
      const running = before(request);
      return running instanceof Promise ? beforeTheEnd(running, request.context) : running;
    },
  };
}

function beforeTheEnd<T>(running: Promise<T>, context: Partial<RequestContext>): Promise<T> {
  const remainingMilliseconds = remainingMillisecondsOf(context) - answerLeadMilliseconds;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(tooLate()), Math.max(0, remainingMilliseconds));
  return untilAborted(end.signal, running).finally(() => clearTimeout(timer));
}

function tooLate(): ApiError {
  const message =
    'The request timed out and may have succeeded. Check before you repeat it. A repeat with the same ' +
    'Idempotency-Key is safe.';
  return new ApiError('unavailable', { message });
}
