import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#shared/errors.ts';
import { untilAborted } from '#shared/until-aborted.ts';
import { currentContext } from './context.ts';

/**
 * How often calls are retried. The SDK sends a lost or throttled call up to four times. After that, and after a
 * conflict with another transaction, it is retried for two more seconds, or until the request's timeout is near;
 * with more, one busy account could occupy the functions of all. A decision whose data has changed is repeated
 * from fresh reads, at most twelve times.
 */
export const attempts = { call: 4, decision: 12 } as const;

const baseMilliseconds = 10;
const ceilingMilliseconds = 250;
/** For how long a call is tried again that met conflicts or throttles, counted from the first. */
const timeoutMilliseconds = 2_000;
/** A call that starts this long before the end of a request finishes in time. */
const reserveMilliseconds = 1_000;

/** Waits before attempt n, from 0: first not at all, then with growing, jittered pauses. */
export async function pauseBefore(attempt: number): Promise<void> {
  if (attempt === 0) return;
  const ceiling = Math.min(ceilingMilliseconds, baseMilliseconds * 2 ** attempt);
  await wait(Math.random() * ceiling);
  currentContext()?.signal.throwIfAborted();
}

/**
 * Retries a call while it fails with transient errors.
 * @throws ApiError `unavailable` two seconds after the first, or when the time of the request is nearly over
 */
export async function withRetry<T>(send: () => Promise<T>): Promise<T> {
  const context = currentContext();
  const end = context ? context.deadline - reserveMilliseconds : Number.POSITIVE_INFINITY;
  let deadline: number | undefined;
  for (let attempt = 0; ; attempt += 1) {
    await pauseBefore(attempt);
    try {
      return await send();
    } catch (error) {
      const transient = transientOf(error);
      if (!transient) throw error;
      if (context) context.usage[transient] += 1;
      deadline ??= Math.min(end, Date.now() + timeoutMilliseconds);
      if (Date.now() > deadline) throw new ApiError('unavailable', { cause: error });
    }
  }
}

/** The time reserved for the answer, which optional work must not use. */
const answerGraceMilliseconds = 500;

/**
 * Waits for work that the answer does not need, until the request's time is nearly over. No signal
 * ends the SDK's pauses between attempts.
 * @throws Error where the work has not finished by then
 */
export async function withinTime(running: Promise<void>): Promise<void> {
  const context = currentContext();
  if (!context) return running;
  const remainingMilliseconds = Math.max(
    0,
    context.deadline - answerGraceMilliseconds - Date.now(),
  );
  // A signal takes whole milliseconds, and a laptop counts in parts of them.
  return untilAborted(AbortSignal.timeout(Math.ceil(remainingMilliseconds)), running);
}

type TransientKind = 'conflicts' | 'throttles';

/** Transient errors by name, and by the reason of a cancelled transaction. */
export const transientErrors: Readonly<Record<string, TransientKind>> = {
  TransactionConflict: 'conflicts',
  TransactionConflictException: 'conflicts',
  TransactionInProgressException: 'conflicts',
  ThrottlingError: 'throttles',
  ThrottlingException: 'throttles',
  ProvisionedThroughputExceeded: 'throttles',
  ProvisionedThroughputExceededException: 'throttles',
  RequestLimitExceeded: 'throttles',
};

function transientOf(error: unknown): TransientKind | undefined {
  if (!(error instanceof Error)) return undefined;
  const reasons = cancellationReasons(error);
  if (!reasons) return transientErrors[error.name];
  if (reasons.includes('ConditionalCheckFailed')) return undefined;
  return reasons.flatMap((reason) => transientErrors[reason] ?? [])[0];
}

/**
 * The cancellation reason of each row, `None` for those that were fine; undefined for other errors.
 */
export function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}
