import type { KeyCaller } from '#shared/auth/caller.ts';
import { minuteOf, retryAfter } from '#shared/auth/rate.ts';
import { bearerOf, isOfKind, parseToken } from '#shared/auth/token.ts';
import { useCredential } from '#shared/credentials/credentials.ts';
import { saveRefusal } from '#shared/credentials/save-refusal.ts';
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

const session = { kind: 'session', use: useSession, code: 'invalid_session' } as const;
const key = { kind: 'key', use: useCredential, code: 'invalid_api_key' } as const;

/**
 * Checks and counts a credential; the state has its caller and its rate then.
 * @throws ApiError `invalid_api_key`, `invalid_session` or `rate_limited`
 */
export async function identify(bearer: string | undefined, state: RequestState): Promise<void> {
  const { kind, use: useToken, code } = isOfKind('session', bearer) ? session : key;
  const token = parseToken(kind, bearer ?? '');
  const use = token && (await useToken(token, state.arrivedAt));
  if (!use) throw new ApiError(code, { headers: { 'WWW-Authenticate': 'Bearer' } });
  state.rate = use.rate;
  state.caller = use.caller;
  if (use.isOverLimit) {
    if (use.caller.kind === 'key') await trySaveRefusal(use.caller, state);
    const headers = { 'Retry-After': retryAfter(use.rate, state.arrivedAt) };
    throw new ApiError('rate_limited', { headers });
  }
}

/** A failure here does not change the refusal. */
async function trySaveRefusal(
  caller: KeyCaller,
  { arrivedAt, requestId }: RequestState,
): Promise<void> {
  try {
    await saveRefusal(caller, minuteOf(arrivedAt));
  } catch (error) {
    logError('A refusal could not be saved.', error, { request_id: requestId });
  }
}
