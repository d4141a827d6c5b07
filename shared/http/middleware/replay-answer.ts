import { createHash } from 'node:crypto';
import { ApiError } from '#shared/errors.ts';
import { findStoredAnswer } from '#shared/records/idempotency.ts';
import { AlreadyDone, Replay } from '#shared/records/outcomes.ts';
import { callOf, type GatewayEvent, type Middleware, type RequestState } from './state.ts';

/**
 * Answers a request that was done before with what it was answered then. A request that fails is
 * looked up once more: its twin may have been done since it was looked up first.
 */
export function replayAnswer(): Middleware {
  return {
    before: async ({ event, context: { state } }) => {
      if (state.idempotencyKey === undefined) return;
      state.idempotency = {
        credentialId: callOf(state).caller.credentialId,
        key: state.idempotencyKey,
        fingerprint: fingerprintOf(event, state.sent),
      };
      const answered = await findAnswered(state);
      if (answered) throw answered;
    },
    onError: async (request) => {
      const { state } = request.context;
      const { error } = request;
      if (!error || !isOpen(error) || !state.idempotency) return;
      request.error = await findOutcome(state, error);
    },
  };
}

/** Whether a twin may be why a request failed; a store that is away is not asked again. */
function isOpen(error: Error): boolean {
  if (error instanceof ApiError) return error.code !== 'unavailable';
  return error instanceof AlreadyDone;
}

/** What a failed request is answered. A lookup that fails may not throw: no envelope follows. */
async function findOutcome(state: RequestState, error: Error): Promise<Error> {
  try {
    return (await findAnswered(state)) ?? error;
  } catch (failure) {
    return failure instanceof Error ? failure : error;
  }
}

/** What to throw for a key that was used: the answer of then, or the refusal of another request. */
async function findAnswered(state: RequestState): Promise<Replay | ApiError | undefined> {
  const stored = await findStoredAnswer(callOf(state));
  if (!stored) return undefined;
  const isSame = stored.fingerprint === state.idempotency?.fingerprint;
  return isSame ? new Replay(stored.answer) : new ApiError('idempotency_key_reused');
}

/** Method, path and JSON value of a request; blanks and the order of keys do not count. */
function fingerprintOf({ requestContext, rawPath }: GatewayEvent, sent: unknown): string {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const text = `${requestContext.http.method} ${rawPath} ${JSON.stringify(sent, sorted)}`;
  return createHash('sha256').update(text).digest('base64url');
}
