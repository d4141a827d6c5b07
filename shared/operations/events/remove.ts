import type { Call } from '#shared/call.ts';
import { inspectionDay } from '#shared/domain/inspection.ts';
import { itemChange } from '#shared/operations/items/item-change.ts';
import { readItems } from '#shared/operations/items/named-items.ts';
import { noteOnItems, readItemVersions } from '#shared/operations/items/notes.ts';
import { type Current, findRecords, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { type EventRecord, event } from '#shared/resources/event.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';

/** Hides an event. An item whose latest inspection it was has the one before it as its latest. */
export async function removeEvent(call: Call, id: number) {
  const record = await readForWrite(call, event, id);
  const occasion = { action: 'delete', cause: { resource: 'event', id } } as const;
  const [versions, inspectedItems] = await Promise.all([
    readItemVersions(call, record.iid),
    readInspected(call, record),
  ]);
  const changes = await sideBySide(inspectedItems, async (item) => {
    const last_inspection_on = await lastInspection(call, item.id, id);
    return itemChange(call, item, { last_inspection_on }, occasion);
  });
  const changed = new Set(inspectedItems.map((item) => item.id));
  const others = versions.filter((one) => !changed.has(one.id));
  const also = joinWrites(...changes, noteOnItems(call, others, occasion));
  return removeRecord(call, event, record, { also });
}

/** The live items whose latest inspection an event is. */
async function readInspected(call: Call, record: EventRecord): Promise<Current<ItemRecord>[]> {
  const day = inspectionDay(record);
  if (day === null) return [];
  const { items } = await readItems(call, record.iid);
  return items.filter(({ last_inspection_on: last }) => last === day);
}

/** The day of the latest inspection of an item but one. */
async function lastInspection(call: Call, item: number, except: number): Promise<string | null> {
  const pk = partition.activity(call.caller.accountId, 'item', item);
  const rows = await queryRows({ pk, index: 'by-group', range: { beginsWith: 'event#' } });
  const ids = rows.map((row) => idOf(row.group_key)).filter((id) => id !== except);
  const events = await findRecords(call, event, ids);
  const days = events
    .filter(({ iid }) => iid.includes(item))
    .flatMap((one) => inspectionDay(one) ?? []);
  return days.sort().at(-1) ?? null;
}
