import type { Call } from '#shared/call.ts';
import { withBooking, withoutBooking } from '#shared/families/items/booked-windows.ts';
import { editItems, type ItemEdit } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { ReservationRecord } from '#shared/families/reservations/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import type { Transaction } from '#shared/records/transaction.ts';

type Items = readonly Current<ItemRecord>[];

/** Adds the window of a new or restored reservation to its items. */
export function reserveItems(
  call: Call,
  record: ReservationRecord,
  items: Items,
  action: 'create' | 'restore' = 'create',
): Transaction {
  const own = { resource: 'reservation', id: record.id } as const;
  const edit = ({ bookings }: ItemRecord) => ({
    bookings: withBooking(bookings, windowOf(record)),
  });
  return editItems(call, items, edit, { action, cause: own, naming: own });
}

/** Updates the items that a reservation names before or after a change. */
export function rebookItems(
  call: Call,
  before: ReservationRecord,
  after: ReservationRecord,
  items: Items,
): Transaction {
  const own = { resource: 'reservation', id: after.id } as const;
  const isMoved = after.start_time !== before.start_time || after.end_time !== before.end_time;
  const isExchange = String(before.iid) !== String(after.iid);
  const edit = ({ id, bookings }: ItemRecord): ItemEdit => {
    if (!after.iid.includes(id)) return { bookings: withoutBooking(bookings, after.id) };
    if (isMoved || !before.iid.includes(id)) {
      return { bookings: withBooking(bookings, windowOf(after)) };
    }
    // When items are exchanged, those that stay get no entry: they would not fit the transaction.
    return isExchange ? 'left' : 'noted';
  };
  return editItems(call, items, edit, { action: 'update', cause: own, naming: own });
}

/** Removes the window of a reservation from items, with further changes. */
export function freeItems(
  call: Call,
  { id }: ReservationRecord,
  items: Items,
  occasion: Pick<Occasion, 'action' | 'remarks' | 'naming'>,
  also: (item: ItemRecord) => Partial<ItemRecord> = () => ({}),
): Transaction {
  const edit = (item: ItemRecord) => {
    return { bookings: withoutBooking(item.bookings, id), ...also(item) };
  };
  return editItems(call, items, edit, { ...occasion, cause: { resource: 'reservation', id } });
}

function windowOf({ id, start_time, end_time }: ReservationRecord) {
  return { reservation: id, start: start_time, end: end_time };
}
