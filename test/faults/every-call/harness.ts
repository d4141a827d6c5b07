import { minuteOf } from '#shared/auth/rate.ts';
import type { NamedRoute } from '#shared/families/routes.ts';
import { bundledHandler } from '../../support/bundled-handler.ts';
import type { Answer } from '../../support/exchange.ts';
import type { FaultyStore } from '../../support/store/faulty-store.ts';
import type { CallRecorder, FaultAt, RecordedRequest } from './call-recorder.ts';
import { usualMilliseconds } from './injected-faults.ts';

/** A store with faults, and the recorder of what requests do to it. */
export interface Harness {
  store: FaultyStore;
  recorder: CallRecorder;
}

export interface TrialRequest {
  /** Absent where the body has the credential. */
  token?: string;
  path: string;
  body?: object;
  /** For a POST. */
  idempotencyKey?: string;
  /** The address of the client, and the time of arrival. */
  ip?: string;
  at?: number;
}

export type Send = (
  request: TrialRequest,
  faultAt?: FaultAt,
  milliseconds?: number,
) => Promise<{ answer: Answer; recorded: RecordedRequest }>;

/** A function that sends requests to an endpoint, and records what they do. */
export async function senderTo(endpoint: NamedRoute, { store, recorder }: Harness): Promise<Send> {
  const invoke = await bundledHandler(endpoint, store);
  return async (
    { token, idempotencyKey, ...request },
    faultAt = () => undefined,
    milliseconds = usualMilliseconds,
  ) => {
    const headers = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    const outcome = await recorder.send(faultAt, () =>
      invoke({ ...request, headers }, milliseconds),
    );
    // A write that was running when the request gave up may still be done.
    if (outcome.answer.status === 503) await store.waitForCaller(outcome.recorded.caller);
    return outcome;
  };
}

/**
 * Returns a function that sends requests to an endpoint, and one for repeats. Repeats go to another copy of
 * the function, because many trials use up the retry budget of the first copy's SDK.
 */
export async function sendersTo(
  endpoint: NamedRoute,
  harness: Harness,
): Promise<{ send: Send; repeat: Send }> {
  return { send: await senderTo(endpoint, harness), repeat: await senderTo(endpoint, harness) };
}

/** More than enough for random interference. */
const maxSends = 10;

/**
 * Sends a request until it makes the same store calls twice in one minute. The first request of a minute, or
 * one that retries, makes additional calls, which must not be planned for.
 */
export async function sendUntilStable<T>(
  send: () => Promise<T>,
  recordedIn: (outcome: T) => RecordedRequest,
): Promise<T> {
  const callsOf = (outcome: T) => recordedIn(outcome).operations.toSorted().join();
  let minute = minuteOf(Date.now());
  let before = await send();
  for (let count = 1; count < maxSends; count += 1) {
    const now = minuteOf(Date.now());
    const again = await send();
    const isInMinute = minute === now && minuteOf(Date.now()) === now;
    if (isInMinute && callsOf(before) === callsOf(again)) return again;
    [minute, before] = [now, again];
  }
  throw new Error('The request makes other calls each time.');
}
