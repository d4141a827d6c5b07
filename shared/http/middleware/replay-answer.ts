import { createHash } from 'node:crypto';
import { assertAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { withSortedNames } from '#shared/json.ts';
import { findStoredAnswer } from '#shared/records/idempotency.ts';
import { AlreadyDone, ReplayedAnswer } from '#shared/records/outcomes.ts';
import { callOf, type GatewayEvent, type Middleware, type RequestState } from './state.ts';

/**
 * Repeats the stored answer for a request that succeeded before. A request that failed or had nothing to
 * write is looked up once more: a concurrent duplicate may have succeeded in the meantime.
 */
export function replayAnswer(): Middleware {
  return {
    before: async ({ event, context: { state } }) => {
      if (state.idempotencyKey === undefined) return;
      state.idempotency = {
        credentialId: callOf(state).caller.credentialId,
        key: state.idempotencyKey,
        fingerprint: fingerprintOf(event, state.json),
        requiredAccess: [],
      };
      await throwStoredOutcome(state);
    },
    after: async ({ response, context: { state } }) => {
      const isUnchanged = (response as Answer).meta?.unchanged === true;
      if (isUnchanged && state.idempotency) await throwStoredOutcome(state);
    },
    onError: async (request) => {
      const { state } = request.context;
      const { error } = request;
      if (!error || !mayHaveSucceeded(error) || !state.idempotency) return;
      request.error = await findOutcome(state, error);
    },
  };
}

async function throwStoredOutcome(state: RequestState): Promise<void> {
  const storedAnswer = await findStoredOutcome(state);
  if (storedAnswer) throw storedAnswer;
}

/**
 * Whether the request may have succeeded already: a concurrent duplicate may have caused the failure, unless the
 * store is unavailable.
 */
function mayHaveSucceeded(error: Error): boolean {
  if (error instanceof ApiError) return error.code !== 'unavailable';
  return error instanceof AlreadyDone;
}

/** The error for a failed request. Must not throw: no envelope follows. */
async function findOutcome(state: RequestState, error: Error): Promise<Error> {
  try {
    return (await findStoredOutcome(state)) ?? error;
  } catch (failure) {
    return failure instanceof Error ? failure : error;
  }
}

/** Returns the error to throw for a used key: the stored answer, or a refusal if the request differs. */
async function findStoredOutcome(
  state: RequestState,
): Promise<ReplayedAnswer | ApiError | undefined> {
  const stored = await findStoredAnswer(callOf(state));
  if (!stored) return undefined;
  const isSame = stored.fingerprint === state.idempotency?.fingerprint;
  if (!isSame) return new ApiError('idempotency_key_reused');
  assertRequiredAccess(callOf(state), stored.requiredAccess);
  if (stored.answer) return new ReplayedAnswer(stored.answer);
  const message = 'A request with this Idempotency-Key is not done yet. Send it again.';
  return new ApiError('unavailable', { message });
}

/**
 * A repeat needs what optional parts of the request needed, which its endpoint does not say.
 * @throws ApiError the 403 of the first of them that is no longer granted
 */
function assertRequiredAccess(
  { caller, now }: CredentialCall,
  requiredAccess: readonly unknown[],
): void {
  // Only `requireAccess` adds to this list.
  for (const one of requiredAccess)
    assertAccess(caller, one as Parameters<typeof assertAccess>[1], now);
}

/** Method, path and JSON value of a request; whitespace and key order do not count. */
function fingerprintOf({ requestContext, rawPath }: GatewayEvent, json: unknown): string {
  const sorted = JSON.stringify(json, (_name, value) => withSortedNames(value));
  const text = `${requestContext.http.method} ${rawPath} ${sorted}`;
  return createHash('sha256').update(text).digest('base64url');
}
