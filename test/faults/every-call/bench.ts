import { minuteOf } from '#shared/auth/rate.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import { bundledHandler } from '../../support/bundled-handler.ts';
import type { Answer } from '../../support/exchange.ts';
import type { FaultyStore } from '../../support/store/faulty-store.ts';
import { usual } from './mishaps.ts';
import type { FaultAt, Watch, WatchedCall } from './watch.ts';

/** Where requests are tried: a store with faults, and who watches what they do to it. */
export interface Bench {
  store: FaultyStore;
  watch: Watch;
}

export interface TrialRequest {
  /** Absent where the body brings its own proof. */
  token?: string;
  path: string;
  body?: object;
  /** Of a POST that may be repeated. */
  idempotencyKey?: string;
  /** From where it comes, and when. */
  ip?: string;
  at?: number;
}

export type Send = (
  request: TrialRequest,
  faultAt?: FaultAt,
  milliseconds?: number,
) => Promise<{ answer: Answer; watched: WatchedCall }>;

/** What sends requests to an endpoint, under the eyes of the watch. */
export async function senderTo(endpoint: NamedRoute, { store, watch }: Bench): Promise<Send> {
  const invoke = await bundledHandler(endpoint, store);
  return async (
    { token, idempotencyKey, ...request },
    faultAt = () => undefined,
    milliseconds = usual,
  ) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const outcome = await watch.send(faultAt, () => invoke({ ...request, headers }, milliseconds));
    // A write that was under way when the request was given up is done all the same.
    if (outcome.answer.status === 503) await store.settled(outcome.watched.caller);
    return outcome;
  };
}

/**
 * What sends requests to an endpoint, and what repeats them, to another copy of the function as AWS
 * may: many trials use up the retries that the SDK of the first allows itself.
 */
export async function sendersTo(
  endpoint: NamedRoute,
  bench: Bench,
): Promise<{ send: Send; repeat: Send }> {
  return { send: await senderTo(endpoint, bench), repeat: await senderTo(endpoint, bench) };
}

/** More often than anything else interferes by chance. */
const mostSends = 10;

/**
 * Sends a request until it makes the same calls as the one before it, in the same minute. The first of a
 * minute makes one call more than others, as does one whose call was retried on a busy machine: a plan
 * from those would hold calls that are not made again.
 */
export async function sendUntilAlike<T>(
  send: () => Promise<T>,
  watchedIn: (outcome: T) => WatchedCall,
): Promise<T> {
  const callsOf = (outcome: T) => watchedIn(outcome).operations.toSorted().join();
  let minute = minuteOf(Date.now());
  let before = await send();
  for (let count = 1; count < mostSends; count += 1) {
    const now = minuteOf(Date.now());
    const again = await send();
    const isInMinute = minute === now && minuteOf(Date.now()) === now;
    if (isInMinute && callsOf(before) === callsOf(again)) return again;
    [minute, before] = [now, again];
  }
  throw new Error('The request makes other calls each time.');
}
