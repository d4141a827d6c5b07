import { bookingsOf } from '#shared/families/items/booked-windows.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import {
  packItem,
  type RememberedItem,
  unpackItem,
} from '#shared/families/items/remembered-item.ts';
import { resourcesWithItems } from '#shared/families.ts';
import { untilWon } from '#shared/records/commit.ts';
import { fromRow } from '#shared/records/row.ts';
import { atVersion } from '#shared/table/actions.ts';
import type { RowChange } from '#shared/table/image.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { type NamedRowKey, partition, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { updateRow } from '#shared/table/write.ts';

/**
 * Tells the records that name an item what it is now. One that remembers it so is left as it is: a
 * change may be told twice.
 */
export async function tellRecords(accountId: number, { before, after }: RowChange): Promise<void> {
  if (!before) return;
  const old = fromRow(item, before);
  const now = after ? fromRow(item, after) : old;
  const remembered = { ...now, isDeleted: after === undefined };
  const [was, is] = [packItem({ ...old, isDeleted: false }), packItem(remembered)];
  if (was === is) return;
  const isRenamed = old.name !== now.name || old.unique_id !== now.unique_id;
  const keys = isRenamed
    ? await everyRecord(accountId, now.id)
    : [...openBookings(accountId, old), ...openBookings(accountId, now)];
  await sideBySide(keys, (key) => remember(key, remembered));
}

/** All records that ever named an item. */
async function everyRecord(accountId: number, id: number): Promise<NamedRowKey[]> {
  const pk = partition.activity(accountId, 'item', id);
  const found = resourcesWithItems.map(async (resource) => {
    const rows = await queryRows({ pk, index: 'by-group', range: { beginsWith: `${resource}#` } });
    return rows.map((row) => rowKey.record(accountId, resource, idOf(row.group_key)));
  });
  return (await Promise.all(found)).flat();
}

/** The open bookings alone, which warn of what speaks against an item. */
function openBookings(accountId: number, record: ItemRecord): NamedRowKey[] {
  const reserved = bookingsOf(record).map(({ reservation }) =>
    rowKey.record(accountId, 'reservation', reservation),
  );
  const { checkout_id: out } = record;
  return out === null ? reserved : [...reserved, rowKey.record(accountId, 'checkout', out)];
}

async function remember(key: NamedRowKey, item: RememberedItem): Promise<void> {
  await untilWon(async () => {
    const row = await findRow(key, {
      consistent: true,
      attributes: ['version', 'remembered_items'],
    });
    const old = Array.isArray(row?.remembered_items) ? row.remembered_items.map(String) : [];
    const now = old.map((one) => (unpackItem(one).id === item.id ? packItem(item) : one));
    if (now.every((one, index) => one === old[index])) return;
    const condition = atVersion(Number(row?.version));
    await updateRow({ kind: 'update', key, set: { remembered_items: now }, condition });
  });
}
