import type { Checkout, Reservation } from '#console/api/records.ts';
import { namedContents, outstandingItems, withAmounts } from '#console/ui/booked-items.ts';

/** A booking as the calendar shows it. */
export interface Entry {
  key: string;
  /** The path of the booking's page. */
  page: string;
  name: string;
  who: string;
  kind: 'reserved' | 'out';
  /** When it is due back. */
  due: number;
  start: number;
  end: number;
  items: readonly { id: number; name: string }[];
}

export function entryOfReservation(one: Reservation): Entry {
  return {
    key: `reservation-${one.id}`,
    page: `reservations/${one.id}`,
    name: one.name,
    who: one.contact?.name ?? one.user?.name ?? '',
    kind: 'reserved',
    start: Date.parse(one.start_time),
    end: Date.parse(one.end_time),
    due: Date.parse(one.end_time),
    items: namedContents(one),
  };
}

export function entryOfCheckout(one: Checkout): Entry {
  return {
    key: `checkout-${one.id}`,
    page: `checkouts/${one.id}`,
    name: one.name,
    who: one.contact?.name ?? one.user?.name ?? '',
    kind: 'out',
    start: Date.parse(one.checked_out_at),
    // An overdue item is still out.
    end: one.overdue ? Date.now() : Date.parse(one.due_time),
    due: Date.parse(one.due_time),
    items: withAmounts(outstandingItems(one)),
  };
}
