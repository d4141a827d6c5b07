import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#shared/errors.ts';
import { currentContext } from './context.ts';

/**
 * What is tried again, how often, and why. The SDK sends a call again that was lost or throttled, four
 * times in all. What another transaction stood in the way of, or what the store was still too busy
 * for, is sent again until the request's time is nearly over: it will pass. A decision is made again
 * where what it was made on has changed, at most twelve times: then the caller's own records are what
 * does not come to rest.
 */
export const attempts = { call: 4, decision: 12 } as const;

const baseMilliseconds = 10;
const ceilingMilliseconds = 250;
/** What is begun so long before the end of a request is done by then. */
const reserveMilliseconds = 1_000;
/** How long is tried where no request says until when. */
const usualMilliseconds = 10_000;

/** Waits before the n-th attempt, counted from 0: not at all, then longer and longer, with jitter. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ceiling = Math.min(ceilingMilliseconds, baseMilliseconds * 2 ** attempt);
  await wait(Math.random() * ceiling);
  currentContext()?.signal.throwIfAborted();
}

/**
 * Sends something again as long as what stands in its way goes away by itself.
 * @throws ApiError `unavailable` where the time of the request is nearly over
 */
export async function untilPassed<T>(send: () => Promise<T>): Promise<T> {
  const context = currentContext();
  const deadline = context?.deadline ?? Date.now() + usualMilliseconds;
  for (let attempt = 0; ; attempt += 1) {
    await pauseBefore(attempt);
    try {
      return await send();
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (!obstacle) throw error;
      if (context) context.usage[obstacle] += 1;
      if (Date.now() > deadline - reserveMilliseconds) {
        throw new ApiError('unavailable', { cause: error });
      }
    }
  }
}

/** How long before the end of a request is no longer waited for what its answer does not need. */
const partingMilliseconds = 500;

/**
 * Waits for something that the answer does not need, until the time of the request is nearly over: what
 * the SDK waits for between its attempts ends with no signal.
 * @throws Error where it has not ended by then
 */
export async function withinTime(running: Promise<void>): Promise<void> {
  const context = currentContext();
  if (!context) return running;
  const left = Math.max(0, context.deadline - partingMilliseconds - Date.now());
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

type Obstacle = 'conflicts' | 'throttles';

/** What goes away by itself: by the names of errors, and by the reasons of a cancelled transaction. */
const obstacles: Readonly<Record<string, Obstacle>> = {
  TransactionConflict: 'conflicts',
  TransactionConflictException: 'conflicts',
  TransactionInProgressException: 'conflicts',
  ThrottlingError: 'throttles',
  ThrottlingException: 'throttles',
  ProvisionedThroughputExceeded: 'throttles',
  ProvisionedThroughputExceededException: 'throttles',
  RequestLimitExceeded: 'throttles',
};

function obstacleOf(error: unknown): Obstacle | undefined {
  if (!(error instanceof Error)) return undefined;
  const reasons = cancellationReasons(error);
  if (!reasons) return obstacles[error.name];
  if (reasons.includes('ConditionalCheckFailed')) return undefined;
  return reasons.flatMap((reason) => obstacles[reason] ?? [])[0];
}

/** Why each row of a transaction stood in its way, `None` where it did not; undefined for others. */
export function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}
