import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#shared/auth/caller.ts';
import { bearerOf, hashSecret } from '#shared/auth/token.ts';
import type { RateState } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { Route } from '#shared/routes/route.ts';
import { currentContext, inContext } from '#shared/table/context.ts';
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

/**
 * Whether a route answers the same before its call is counted as after it, and writes to nothing but the table,
 * whose writes can wait.
 */
export function canStartEarly({ access }: Pick<Route, 'access'>): boolean {
  return access !== 'first-party' && access !== 'any-credential';
}

/**
 * Starts to answer while the credential is checked and counted, as the caller that the token had in its last
 * call, and so waits for one round trip less. Writes wait for the check, and happen only where that is still the
 * caller; else the call is answered from the start.
 */
export function startEarly(answer: AnswerRequest): AnswerRequest {
  return async (event, context) => {
    const { state } = context;
    const bearer = bearerOf(event.headers.authorization) ?? '';
    const token = hashSecret(bearer);
    const last = lastUses.get(token);
    const store = currentContext();
    const check = identify(bearer, state).finally(() => remember(token, state));
    if (!last || !store || isSpent(last, state)) {
      await check;
      return answer(event, context);
    }
    const isSameCaller = () => isDeepStrictEqual(state.caller, last.caller);
    const writesAfter = check.then(() => {
      if (!isSameCaller()) throw new ApiError('conflict');
    });
    const ignored = { fields: [], parameters: [] };
    const earlyState = { ...state, ...last, input: {}, ignored };
    const stop = new AbortController();
    const signal = AbortSignal.any([store.signal, stop.signal]);
    const earlyAnswer = inContext({ ...store, signal, writesAfter }, () =>
      answer(event, { ...context, state: earlyState }),
    );
    // Where the call is answered from the start, this answer must stop, and nobody waits for its failure.
    writesAfter.catch((reason) => stop.abort(reason));
    earlyAnswer.catch(() => {});
    await check;
    if (!isSameCaller()) return answer(event, context);
    const { rate } = state;
    try {
      return await earlyAnswer;
    } finally {
      Object.assign(state, earlyState, { rate });
    }
  };
}

/** Whether the requests of the minute are spent, so that this one is refused, too. */
function isSpent({ rate }: LastUse, { arrivedAt }: RequestState): boolean {
  return rate.remaining === 0 && arrivedAt < rate.reset * 1000;
}

/** A credential that was refused has no caller, and its next call waits for the check. */
function remember(token: string, { caller, rate }: RequestState): void {
  if (!caller) {
    lastUses.delete(token);
    return;
  }
  if (lastUses.size >= maxTokens) lastUses.clear();
  lastUses.set(token, { caller, rate });
}
