import type { Call } from '#shared/call.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { type Current, findRecords } from '#shared/records/read.ts';
import { type Counter, joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { allOf, exists, hasCount } from '#shared/table/actions.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { inspectionDay } from './inspection.ts';
import { type EventRecord, event } from './record.ts';

/**
 * Counts an added or removed inspection of each item, and fails if another one was counted since
 * the items were read: the latest inspection follows from all of them.
 */
export function countInspections(call: Call, items: readonly Current<ItemRecord>[]): Counter[] {
  const attribute = 'inspections_moved';
  return items.map(({ id, [attribute]: moved }) => {
    const key = rowKey.record(call.caller.accountId, 'item', id);
    return { key, attribute, delta: 1, condition: allOf(exists, hasCount(attribute, moved)) };
  });
}

/** The changes to live items when an inspection is removed, and the ids of the changed items. */
export async function takeBackInspection(
  call: Call,
  record: EventRecord,
): Promise<{ changed: Set<number>; writes: Transaction }> {
  // A failed one counts, too: it may have passed before, and moves no due date until it is deleted.
  const day = inspectionDay({ ...record, result: null });
  const { items } = await readItems(call, day === null ? [] : record.iid);
  const latest = items.filter(({ last_inspection_on: last }) => last === day);
  const occasion = { action: 'delete', cause: { resource: 'event', id: record.id } } as const;
  const changes = await sideBySide(latest, async (item) => {
    const last_inspection_on = await lastInspection(call, item.id, record.id);
    if (last_inspection_on === day) return [];
    return [{ id: item.id, writes: itemChange(call, item, { last_inspection_on }, occasion) }];
  });
  return {
    changed: new Set(changes.flat().map(({ id }) => id)),
    writes: joinWrites(...changes.flat().map(({ writes }) => writes), {
      counters: countInspections(call, items),
    }),
  };
}

/** The day of an item's latest inspection, without the excluded one. */
async function lastInspection(call: Call, item: number, except: number): Promise<string | null> {
  const pk = partition.activity(call.caller.accountId, 'item', item);
  const rows = await queryRows({
    pk,
    index: indexes.history.naming,
    range: { beginsWith: 'event#' },
  });
  const ids = rows
    .map((row) => idOf(row[indexAttributes[indexes.history.naming]]))
    .filter((id) => id !== except);
  const events = await findRecords(call, event, ids, { consistent: true });
  const days = events
    .filter(({ iid }) => iid.includes(item))
    .flatMap((one) => inspectionDay(one) ?? []);
  return days.sort().at(-1) ?? null;
}
