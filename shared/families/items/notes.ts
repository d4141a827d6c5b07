import type { Call } from '#shared/call.ts';
import { type ItemVersion, noteOn, type Occasion } from '#shared/records/history.ts';
import { fromRow } from '#shared/records/row.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { item } from './record.ts';

/** The history entries of a write that names items without changing them. */
export function noteOnItems(
  call: Call,
  items: readonly ItemVersion[],
  occasion: Occasion,
): Partial<Transaction> {
  return { writes: items.map((one) => noteOn(call, 'item', one, occasion)) };
}

/** The versions of items for their history, deleted ones included. */
export async function readItemVersions(
  { caller: { accountId } }: Call,
  iid: readonly number[],
): Promise<ItemVersion[]> {
  const keys = iid.flatMap((id) => [
    rowKey.record(accountId, 'item', id),
    rowKey.deleted(accountId, 'item', id),
  ]);
  const attributes = ['id', 'version', 'updated_at'];
  const rows = await findRows(keys, { consistent: true, attributes });
  return rows.map((row) => fromRow(item, row));
}
