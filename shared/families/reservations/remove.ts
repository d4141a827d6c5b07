import type { Call } from '#shared/call.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { noteOnItems, readItems, readItemVersions } from '#shared/families/items/named-items.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { freeItems } from './booked-items.ts';
import { type ReservationRecord, reservation } from './record.ts';

/** Deletes a reservation. The items of an open one become free. */
export async function removeReservation(call: Call, id: number) {
  return hideReservation(call, await readForWrite(call, reservation, id));
}

export async function hideReservation(call: Call, record: Current<ReservationRecord>) {
  return removeRecord(call, reservation, record, { also: await itemsLeft(call, record) });
}

async function itemsLeft(call: Call, record: Current<ReservationRecord>) {
  const { id, status } = record;
  if (status === 'open') {
    const { items } = await readItems(call, itemIdsOf(record));
    return freeItems(call, record, items, { action: 'delete' });
  }
  const occasion = { action: 'delete', cause: { resource: 'reservation', id } } as const;
  return noteOnItems(call, await readItemVersions(call, itemIdsOf(record)), occasion);
}
