import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#shared/auth/caller.ts';
import { bearerOf, hashSecret } from '#shared/auth/token.ts';
import type { RateState } from '#shared/call.ts';
import type { Route } from '#shared/routes/route.ts';
import type { AnswerRequest } from './chain.ts';
import { identify } from './middleware/authenticate.ts';
import type { RequestState } from './middleware/state.ts';

/** The credential that the last call of a token found. */
interface LastUse {
  caller: Caller;
  rate: RateState;
}

/** By the hash of the token, since functions do not keep tokens. */
const lastUses = new Map<string, LastUse>();
/** The most tokens whose last use is in memory. */
const maxTokens = 1000;

/** Whether a route answers the same before its call is counted as after it. */
export function canReadAhead({ method, access }: Pick<Route, 'method' | 'access'>): boolean {
  return method === 'GET' && access !== 'first-party' && access !== 'any-credential';
}

/**
 * Reads while the credential is checked and counted, as the caller that the token had in its last call, and
 * so waits for one round trip less. What was read is answered where that is still the caller; else it is
 * read again.
 */
export function readAhead(read: AnswerRequest): AnswerRequest {
  return async (event, context) => {
    const { state } = context;
    const bearer = bearerOf(event.headers.authorization) ?? '';
    const token = hashSecret(bearer);
    const last = lastUses.get(token);
    const ahead = { ...state, ...last, input: {} };
    const answer = last && !isSpent(last, state) && read(event, { ...context, state: ahead });
    // Its failure matters only if the credential is accepted.
    if (answer) answer.catch(() => {});
    try {
      await identify(bearer, state);
    } finally {
      remember(token, state);
    }
    if (!answer || !isDeepStrictEqual(state.caller, last.caller)) return read(event, context);
    const { rate } = state;
    try {
      return await answer;
    } finally {
      Object.assign(state, ahead, { rate });
    }
  };
}

/** Whether the requests of the minute are spent, so that this one is refused, too. */
function isSpent({ rate }: LastUse, { arrivedAt }: RequestState): boolean {
  return rate.remaining === 0 && arrivedAt < rate.reset * 1000;
}

/** A credential that was refused has no caller, and is no longer read ahead for. */
function remember(token: string, { caller, rate }: RequestState): void {
  if (!caller) {
    lastUses.delete(token);
    return;
  }
  if (lastUses.size >= maxTokens) lastUses.clear();
  lastUses.set(token, { caller, rate });
}
