import type { KeyCaller } from '#shared/auth/caller.ts';
import { minuteOf, retryAfter } from '#shared/auth/rate.ts';
import { bearerOf, isOfKind, parseToken } from '#shared/auth/token.ts';
import { useCredential } from '#shared/credentials/credentials.ts';
import { noteRefusal } from '#shared/credentials/note-refusal.ts';
import { useSession } from '#shared/credentials/sessions.ts';
import { ApiError } from '#shared/errors.ts';
import { logError } from '#shared/log.ts';
import type { Middleware, RequestState } from './state.ts';

/** Identifies the caller and counts the request, in one write to the credential's row. */
export function authenticate(): Middleware {
  return {
    before: ({ event, context: { state } }) =>
      identify(bearerOf(event.headers.authorization), state),
  };
}

/** Refuses API keys on sign-in routes, and checks no other credential. */
export function refuseKeys(): Middleware {
  return {
    before: async ({ event, context: { state } }) => {
      const bearer = bearerOf(event.headers.authorization);
      if (!isOfKind('key', bearer)) return;
      await identify(bearer, state);
      throw new ApiError('first_party_only');
    },
  };
}

async function identify(bearer: string | undefined, state: RequestState): Promise<void> {
  const isSession = isOfKind('session', bearer);
  const use = isSession
    ? await useTokenOf('session', bearer, useSession, state)
    : await useTokenOf('key', bearer, useCredential, state);
  if (!use) {
    const code = isSession ? 'invalid_session' : 'invalid_api_key';
    throw new ApiError(code, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  state.rate = use.rate;
  state.caller = use.caller;
  if (use.isOverLimit) {
    if (use.caller.kind === 'key') await note(use.caller, state);
    const headers = { 'Retry-After': retryAfter(use.rate, state.arrivedAt) };
    throw new ApiError('rate_limited', { headers });
  }
}

async function useTokenOf<Use>(
  kind: 'key' | 'session',
  text: string | undefined,
  use: (token: { id: string; secret: string }, arrivedAt: number) => Promise<Use | undefined>,
  { arrivedAt }: RequestState,
): Promise<Use | undefined> {
  const token = text === undefined ? undefined : parseToken(kind, text);
  return token && use(token, arrivedAt);
}

/** A failure here does not change the refusal. */
async function note(caller: KeyCaller, { arrivedAt, requestId }: RequestState): Promise<void> {
  try {
    await noteRefusal(caller, minuteOf(arrivedAt));
  } catch (error) {
    logError('A refusal could not be noted.', error, { request_id: requestId });
  }
}
