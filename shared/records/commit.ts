import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { logError } from '#shared/log.ts';
import type { RowWrite } from '#shared/table/actions.ts';
import { currentContext } from '#shared/table/context.ts';
import { attempts, pauseBefore, withinTime } from '#shared/table/retry.ts';
import { bytesOfRow, largestWriteBytes } from '#shared/table/row-size.ts';
import {
  ConditionFailed,
  ConditionsFailed,
  transact,
  transactionRows,
} from '#shared/table/write.ts';
import { foldSharedBits, sharedKeysOf } from './fold-shared-bits.ts';
import { idempotencyClaimWrite, idempotencyWrite } from './idempotency.ts';
import { AlreadyDone, LostRace } from './outcomes.ts';
import { planTermWrites } from './terms.ts';
import { type Transaction, withCounters } from './transaction.ts';

/** AWS limit of a transaction, with a reserve. */
const transactionBytes = 4_000_000;

/**
 * Commits a write in one transaction, together with its answer for a repeat of the request. Search terms
 * that do not fit are written before it and cleaned up after it. Returns the answer. `path` is the field
 * to blame where there are too many rows.
 * @throws LostRace where a condition fails; AlreadyDone where the request was done already;
 * ApiError `unavailable` after too many conflicts or while the store is unavailable.
 */
export async function commit<A extends Answer>(
  call: Call,
  transaction: Partial<Transaction>,
  answer: A,
  path = 'iid',
): Promise<A> {
  const first: RowWrite[] = call.idempotency
    ? [idempotencyWrite(call, call.idempotency, answer)]
    : [];
  const rows = [...first, ...withCounters(transaction)];
  assertCommittable(rows, path);
  const terms = planTermWrites(transaction.terms ?? [], transactionRows - rows.length);
  await terms.before();
  try {
    await write([...rows, ...terms.writes], first.length > 0);
  } catch (error) {
    if (error instanceof LostRace || error instanceof AlreadyDone) await cleanUp(terms.undo);
    throw error;
  }
  await cleanUp(terms.after);
  await cleanUp(() => foldSharedBits(sharedKeysOf(rows)));
  return answer;
}

/**
 * Claims the key of a request that has several transactions, before the first. The last one stores the answer.
 * @throws AlreadyDone where a request with the key is done, or not done yet.
 */
export async function claimIdempotencyKey(call: Call): Promise<void> {
  if (call.idempotency) await write([idempotencyClaimWrite(call, call.idempotency)], true);
}

/** Refuses a preview of what `commit` would refuse to write. */
export function assertFits(transaction: Transaction, path = 'iid'): void {
  assertCommittable(withCounters(transaction), path);
}

function assertCommittable(rows: readonly RowWrite[], path: string): void {
  // Reached by an update that replaces most items.
  if (rows.length > transactionRows) {
    throw tooMany(path, 'This changes too many records at once. Use fewer.');
  }
  // Only many items with very large fields reach this, or the answer that is stored for a repeat.
  const sizes = rows.map(bytesOfWrite);
  const isOverRow = sizes.some((size) => size > largestWriteBytes);
  if (isOverRow || sizes.reduce((sum, size) => sum + size, 0) > transactionBytes) {
    throw tooMany(path, 'These items are too large to write at once. Use fewer items.');
  }
}

function tooMany(path: string, message: string): ApiError {
  const fields = { [path]: [{ code: 'too_many' as const, message }] };
  return new ApiError('validation_failed', { message, fields });
}

/**
 * A failure leaves the write intact: leftover terms match no record, and the next write removes
 * them; shared bits are counted, and the next write that shares them moves them.
 */
async function cleanUp(run: () => Promise<void>): Promise<void> {
  try {
    await withinTime(run());
  } catch (error) {
    logError('Cleanup after a commit failed.', error, {});
  }
}

/** Only rows written whole, or with a stated size, count; others are small. */
function bytesOfWrite(row: RowWrite): number {
  if (row.kind === 'put') return bytesOfRow(row.row);
  return row.kind === 'update' ? (row.bytes ?? 0) : 0;
}

/** Whether a transaction has space for all rows, and the stored answer. */
export function fitsTransaction(transaction: Transaction): boolean {
  return withCounters(transaction).length + 1 <= transactionRows;
}

/**
 * Writes rows without a stored answer, all or none.
 * @throws LostRace where a condition fails.
 */
export function commitRows(rows: readonly RowWrite[]): Promise<void> {
  return write(rows, false);
}

async function write(actions: readonly RowWrite[], isIdempotent: boolean): Promise<void> {
  try {
    await transact(actions);
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
    throw isIdempotent && error.failed.includes(0) ? new AlreadyDone() : new LostRace(error);
  }
}

/**
 * Runs a decision, and again from fresh reads while other writes win.
 * @throws ApiError `conflict` after too many attempts.
 */
export async function retryOnConflict<T>(decide: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < attempts.decision; attempt += 1) {
    await pauseBefore(attempt);
    const context = currentContext();
    if (context) context.usage.decisions += 1;
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof LostRace || error instanceof ConditionFailed)) throw error;
    }
  }
  throw new ApiError('conflict');
}
