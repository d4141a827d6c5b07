import type { Call } from '#shared/call.ts';
import { noteOnItems, readItemVersions } from '#shared/families/items/named-items.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { takeBackInspection } from './inspections.ts';
import { event } from './record.ts';

/** Deletes an event. An item's latest inspection becomes the one before it. */
export async function removeEvent(call: Call, id: number) {
  const record = await readForWrite(call, event, id);
  const occasion = { action: 'delete', cause: { resource: 'event', id } } as const;
  const [versions, { changed, writes }] = await Promise.all([
    readItemVersions(call, record.iid),
    takeBackInspection(call, record),
  ]);
  const others = versions.filter((one) => !changed.has(one.id));
  const also = joinWrites(writes, noteOnItems(call, others, occasion));
  return removeRecord(call, event, record, { also });
}
