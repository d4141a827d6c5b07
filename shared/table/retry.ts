import { setTimeout as wait } from 'node:timers/promises';
import { functionSeconds } from '#shared/config.ts';
import { ApiError } from '#shared/errors.ts';
import { currentContext } from './context.ts';

/**
 * What is tried again, how often, and why. The SDK repeats a call that was lost or throttled, four times
 * in all. After a conflict with another transaction, or a throttle that goes on, it is repeated until the
 * request's time is nearly over. A decision is made again from fresh reads where what it was made on
 * has changed, at most twelve times.
 */
export const attempts = { call: 4, decision: 12 } as const;

const baseMilliseconds = 10;
const ceilingMilliseconds = 250;
/** What is begun so long before the end of a request is done by then. */
const reserveMilliseconds = 1_000;

/** Waits before the n-th attempt, counted from 0: not at all, then longer and longer, with jitter. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ceiling = Math.min(ceilingMilliseconds, baseMilliseconds * 2 ** attempt);
  await wait(Math.random() * ceiling);
  currentContext()?.signal.throwIfAborted();
}

/**
 * Sends something again as long as it fails by transient errors.
 * @throws ApiError `unavailable` where the time of the request is nearly over
 */
export async function withRetry<T>(send: () => Promise<T>): Promise<T> {
  const context = currentContext();
  const deadline = context?.deadline ?? Date.now() + functionSeconds.request * 1000;
  for (let attempt = 0; ; attempt += 1) {
    await pauseBefore(attempt);
    try {
      return await send();
    } catch (error) {
      const transient = transientOf(error);
      if (!transient) throw error;
      if (context) context.usage[transient] += 1;
      if (Date.now() > deadline - reserveMilliseconds) {
        throw new ApiError('unavailable', { cause: error });
      }
    }
  }
}

/** How long before the end of a request is no longer waited for what its answer does not need. */
const answerGraceMilliseconds = 500;

/**
 * Waits for something that the answer does not need, until the time of the request is nearly over: what
 * the SDK waits for between its attempts ends with no signal.
 * @throws Error where it has not ended by then
 */
export async function withinTime(running: Promise<void>): Promise<void> {
  const context = currentContext();
  if (!context) return running;
  const left = Math.max(0, context.deadline - answerGraceMilliseconds - Date.now());
  const over = new AbortController();
  const ending = wait(left, undefined, { signal: over.signal }).then(() => {
    throw new Error('The time of the request was over.');
  });
  try {
    await Promise.race([running, ending]);
  } finally {
    over.abort();
    ending.catch(() => {});
  }
}

type Transient = 'conflicts' | 'throttles';

/** Transient errors: by their names, and by the reasons of a cancelled transaction. */
export const transientErrors: Readonly<Record<string, Transient>> = {
  TransactionConflict: 'conflicts',
  TransactionConflictException: 'conflicts',
  TransactionInProgressException: 'conflicts',
  ThrottlingError: 'throttles',
  ThrottlingException: 'throttles',
  ProvisionedThroughputExceeded: 'throttles',
  ProvisionedThroughputExceededException: 'throttles',
  RequestLimitExceeded: 'throttles',
};

function transientOf(error: unknown): Transient | undefined {
  if (!(error instanceof Error)) return undefined;
  const reasons = cancellationReasons(error);
  if (!reasons) return transientErrors[error.name];
  if (reasons.includes('ConditionalCheckFailed')) return undefined;
  return reasons.flatMap((reason) => transientErrors[reason] ?? [])[0];
}

/** Why each row cancelled a transaction, `None` where it did not; undefined for other errors. */
export function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}
