import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Checkout, Item, Reservation } from '#console/api/records.ts';
import { entryOfCheckout, entryOfReservation } from '#console/pages/calendar/entries.ts';
import {
  type BookingsOfWindow,
  maxItems,
  readBookings,
} from '#console/pages/calendar/read-bookings.ts';
import { minuteMilliseconds } from '#console/time.ts';
import { itemsIn, outstandingItems } from '#console/ui/booked-items.ts';
import type { ListedItem } from '#console/ui/listed-item.ts';
import { batchesOf } from '#shared/batches.ts';
import { endOf, type Range } from './days.ts';
import type { Bar } from './drag.ts';

/** Some items, and their bookings as far as they were read. */
interface BookedItems {
  items: readonly Item[];
  bookings: BookingsOfWindow;
}

/** The items of the time line, with the bars of each in a range of days. */
interface Rows {
  range: Range;
  items: readonly Item[];
  parts: readonly BookedItems[];
  bars: ReadonlyMap<number, readonly Bar[]>;
}

/** Reads the bars of items in a range of days. */
export async function readBars(
  range: Range,
  items: readonly Item[],
  signal: AbortSignal,
): Promise<Rows> {
  const parts = await Promise.all(
    batchesOf(items, maxItems).map(async (part) => {
      const ids = part.map(({ id }) => id);
      // A booking out of view may have a buffer in view.
      const buffer = Math.max(...part.map((item) => item.buffer_minutes)) * minuteMilliseconds;
      const [from, to] = [range.first - buffer, endOf(range) + buffer];
      const bookings = await readBookings(from, to, signal, ids);
      return { items: part, bookings };
    }),
  );
  const groups = Map.groupBy(parts.flatMap(barsIn), ({ item }) => item);
  const bars = new Map([...groups].map(([item, group]) => [item, group.map(({ bar }) => bar)]));
  return { range, items, parts, bars };
}

interface ItemBar {
  item: number;
  bar: Bar;
}

/** Leaves out the items of other parts that a booking has: those parts read it themselves. */
function barsIn({ items, bookings: { reservations, checkouts } }: BookedItems): ItemBar[] {
  const all = [
    ...(reservations?.records ?? []).flatMap(barsOfReservation),
    ...(checkouts?.records ?? []).flatMap(barsOfCheckout),
  ];
  return all.filter(({ item }) => items.some(({ id }) => id === item));
}

function barsOfReservation(reservation: Reservation): ItemBar[] {
  const { key, name, who, start, end } = entryOfReservation(reservation);
  const { id, version } = reservation;
  const about = { key, kind: 'reservation', id, version } as const;
  return barsOf(itemsIn(reservation), { ...about, name, who, start, end, isLate: false });
}

function barsOfCheckout(checkout: Checkout): ItemBar[] {
  const { key, name, who, start, end } = entryOfCheckout(checkout);
  const { id, version, overdue: isLate } = checkout;
  const about = { key, kind: 'checkout', id, version } as const;
  return barsOf(outstandingItems(checkout), { ...about, name, who, start, end, isLate });
}

function barsOf(items: readonly ListedItem[], about: Omit<Bar, 'quantity'>): ItemBar[] {
  return items.map(({ id, quantity }) => ({ item: id, bar: { ...about, quantity } }));
}

/** The present bar of a booking. */
export async function readBar({ kind, id }: Bar): Promise<Bar | undefined> {
  const params = { path: { id } };
  const [first] =
    kind === 'reservation'
      ? barsOfReservation((await orThrow(api.GET('/v1/reservations/{id}', { params }))).data)
      : barsOfCheckout((await orThrow(api.GET('/v1/checkouts/{id}', { params }))).data);
  return first?.bar;
}
