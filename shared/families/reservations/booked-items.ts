import type { Call } from '#shared/call.ts';
import { readClashes } from '#shared/families/bookings/clashes.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { withQuantity } from '#shared/families/items/booked-quantities.ts';
import { withBooking, withoutReservation } from '#shared/families/items/booked-windows.ts';
import { itemIdsOf, lineOf } from '#shared/families/items/lines.ts';
import {
  editItems,
  exceedsTransaction,
  type ItemEdit,
  stillDeletedChecks,
} from '#shared/families/items/named-items.ts';
import { readContents } from '#shared/families/items/read-contents.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import type { ReservationRecord } from './record.ts';

/** Reads what a reservation holds, for a write, and what its items clash with if it is checked. */
export async function readReserved(
  call: Call,
  record: ReservationRecord,
  {
    checksAvailability = true,
    others = [],
  }: { checksAvailability?: boolean; others?: readonly number[] } = {},
) {
  const { id, start_time: start, end_time: end } = record;
  const namedItems = await readContents(call, record, others);
  const own = { except: { reservation_id: id } };
  const clashes = checksAvailability
    ? await readClashes(call, record, namedItems.items, { start, end }, own)
    : [];
  return { ...namedItems, clashes };
}

type Items = readonly Current<ItemRecord>[];
type BookingVersion = ReservationRecord | undefined;

/** Adds the window of a new or restored open reservation to its items, and counts it. */
export function reserveItems(
  call: Call,
  record: ReservationRecord,
  items: Items,
  action: 'create' | 'restore' = 'create',
): Transaction {
  const own = { resource: 'reservation', id: record.id } as const;
  const edit = (item: ItemRecord) => bookingFieldsOf(record, item);
  const edits = editItems(call, items, edit, { action, cause: own, naming: own });
  return joinWrites(edits, countReservation(call, undefined, record));
}

/** Updates the items that a reservation names before or after a change, and its counts. */
export function rebookItems(
  call: Call,
  before: ReservationRecord,
  after: ReservationRecord,
  items: Items,
): Transaction {
  const own = { resource: 'reservation', id: after.id } as const;
  const isMoved = after.start_time !== before.start_time || after.end_time !== before.end_time;
  const isChanging = ({ id }: ItemRecord) =>
    isMoved || quantityIn(before, id) !== quantityIn(after, id);
  const changing = items.filter(isChanging).length;
  const untouchedChecks = exceedsTransaction({ changing, staying: items.length - changing })
    ? 'unchanged'
    : 'note-only';
  const edit = (item: ItemRecord): ItemEdit => {
    if (!isChanging(item)) return untouchedChecks;
    const isLeft = quantityIn(after, item.id) === undefined;
    return isLeft ? withoutReservation(item, after.id) : bookingFieldsOf(after, item);
  };
  const edits = editItems(call, items, edit, { action: 'update', cause: own, naming: own });
  const writes = isMoved ? stillDeletedChecks(call, itemIdsOf(after), items) : [];
  return joinWrites(edits, { writes }, countReservation(call, before, after));
}

/** Removes the window of an open reservation from items, with further changes, and its counts. */
export function releaseItems(
  call: Call,
  record: ReservationRecord,
  items: Items,
  entry: Pick<EntryDetails, 'action' | 'remarks' | 'naming'>,
  also: (item: ItemRecord) => Partial<ItemRecord> = () => ({}),
): Transaction {
  const edit = (item: ItemRecord) => ({ ...withoutReservation(item, record.id), ...also(item) });
  const cause = { resource: 'reservation', id: record.id } as const;
  const edits = editItems(call, items, edit, { ...entry, cause });
  return joinWrites(edits, countReservation(call, record, undefined));
}

function countReservation(
  call: Call,
  before: BookingVersion,
  after: BookingVersion,
): Partial<Transaction> {
  return { counters: countBooking(call, 'open_reservations_count', before, after) };
}

/** The items that a reservation names, as they are once it is open: its warnings derive from them. */
export function itemsReserved(
  record: ReservationRecord,
  items: readonly ItemRecord[],
): ItemRecord[] {
  const namedIds = new Set(itemIdsOf(record));
  return items
    .filter(({ id }) => namedIds.has(id))
    .map((item) => ({ ...item, ...bookingFieldsOf(record, item) }));
}

/** The booking fields of an item with a reservation of it, whole or by quantity. */
export function bookingFieldsOf(record: ReservationRecord, item: ItemRecord): Partial<ItemRecord> {
  const { id, start_time: start, end_time: end } = record;
  const { bookings, booked_quantities } = withoutReservation(item, id);
  const line = lineOf(record, item.id);
  if (!line)
    return { bookings: withBooking(bookings, { reservation: id, start, end }), booked_quantities };
  const booking = { holder: { reservation_id: id }, start, end, quantity: line.quantity };
  return { bookings, booked_quantities: withQuantity(booked_quantities, booking) };
}

/** How much of an item a reservation takes. */
function quantityIn(record: ReservationRecord, id: number): number | 'whole' | undefined {
  return record.iid.includes(id) ? 'whole' : lineOf(record, id)?.quantity;
}
