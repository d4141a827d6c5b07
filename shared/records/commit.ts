import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { attempts, pauseBefore } from '#shared/table/retry.ts';
import { ConditionFailed, transact } from '#shared/table/write.ts';
import { idempotencyWrite } from './idempotency.ts';
import { AlreadyDone, LostRace } from './outcomes.ts';
import { type Transaction, withCounters } from './transaction.ts';
import { layOutWords } from './words.ts';

/** Rows that one transaction may touch (AWS limit). */
const transactionRows = 100;

/**
 * Does all of a write in one transaction, together with the answer that a repeat of the request
 * will get. Gives the answer back.
 * @throws LostRace where a condition did not hold; AlreadyDone where the request was done already;
 * ApiError `conflict` or `unavailable` where other transactions or the store keep standing in the way.
 */
export async function commit<A extends Answer>(
  call: Call,
  transaction: Transaction,
  answer: A,
): Promise<A> {
  const first: RowWrite[] = call.idempotency
    ? [idempotencyWrite(call, call.idempotency, answer)]
    : [];
  const rows = [...first, ...withCounters(transaction)];
  if (rows.length > transactionRows) throw tooManyRows();
  const words = layOutWords(transaction.words, transactionRows - rows.length);
  await words.before();
  await write([...rows, ...words.writes], first.length > 0);
  await words.after();
  return answer;
}

/** Only an update that exchanges most of its items for others gets there. */
function tooManyRows(): ApiError {
  const message = 'This exchanges too many items at once. Exchange them in two steps.';
  return new ApiError('validation_failed', {
    message,
    fields: { iid: [{ code: 'too_many', message }] },
  });
}

async function write(actions: readonly RowWrite[], isIdempotent: boolean): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await pauseBefore(attempt);
    try {
      return await transact(actions);
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw error;
      if (isIdempotent && reasons[0] === 'ConditionalCheckFailed') throw new AlreadyDone();
      if (reasons.includes('ConditionalCheckFailed')) throw new LostRace(error);
      if (!reasons.some((reason) => passing.has(reason))) throw error;
      if (attempt + 1 < attempts.transaction) continue;
      const code = reasons.includes('TransactionConflict') ? 'conflict' : 'unavailable';
      throw new ApiError(code, { cause: error });
    }
  }
}

/** The reasons that go away by themselves. */
const passing = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}

/**
 * Runs a decision, and runs it again from fresh reads as long as other writes come first.
 * @throws ApiError `conflict` when that was the case too often.
 */
export async function untilWon<T>(decide: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < attempts.decision; attempt += 1) {
    await pauseBefore(attempt);
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof LostRace || error instanceof ConditionFailed)) throw error;
    }
  }
  throw new ApiError('conflict');
}
