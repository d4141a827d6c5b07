import type { Call } from '#shared/call.ts';
import { noteOnItem, type Occasion } from '#shared/records/history.ts';
import type { Transaction } from '#shared/records/transaction.ts';

/** The entries of a write that names items, and leaves them as they are. */
export function noteOnItems(
  call: Call,
  iid: readonly number[],
  occasion: Occasion,
): Partial<Transaction> {
  return { writes: iid.map((id) => noteOnItem(call, id, occasion)) };
}
