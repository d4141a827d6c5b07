import { formatInstant } from '#shared/time.ts';
import { quantitiesOf, withoutQuantity } from './booked-quantities.ts';
import type { ItemRecord } from './record.ts';

/** An open reservation of an item. Half-open: `end` is not included. */
interface BookedWindow {
  reservation: number;
  start: string;
  end: string;
}

const radix = 36;

/**
 * The open reservations of an item, by their start. Each is packed as id, start and length in
 * seconds, in base 36, because an item row holds all of them and its size costs.
 */
export function bookingsOf({ bookings }: Pick<ItemRecord, 'bookings'>): BookedWindow[] {
  return bookings.map(unpack).sort(byStart);
}

function byStart(a: BookedWindow, b: BookedWindow): number {
  return a.start === b.start ? a.reservation - b.reservation : a.start < b.start ? -1 : 1;
}

type BookableItem = Pick<ItemRecord, 'bookings' | 'booked_quantities'>;

/** The open reservations of an item, whole or in part. */
export function reservationsOf(item: BookableItem): (BookedWindow & { quantity?: number })[] {
  const parts = quantitiesOf(item).flatMap(({ holder, ...one }) =>
    'reservation_id' in holder ? [{ reservation: holder.reservation_id, ...one }] : [],
  );
  return [...bookingsOf(item), ...parts];
}

/** The earliest open reservation of an item, whole or in part, that ends in the future. */
export function nextReservation(item: BookableItem, now: string) {
  const [next] = reservationsOf(item)
    .filter(({ end }) => end > now)
    .sort(byStart);
  return next ? { id: next.reservation, start_time: next.start, end_time: next.end } : null;
}

/** Adds a booking to the packed ones, or changes the window of one with the same id. */
export function withBooking(packedWindows: readonly string[], booking: BookedWindow): string[] {
  return [...withoutBooking(packedWindows, booking.reservation), pack(booking)];
}

export function withoutBooking(packedWindows: readonly string[], reservation: number): string[] {
  return packedWindows.filter((one) => unpack(one).reservation !== reservation);
}

/** The bookings of an item without those of a reservation, whole and by quantity. */
export function withoutReservation(
  { bookings, booked_quantities }: BookableItem,
  id: number,
): BookableItem {
  return {
    bookings: withoutBooking(bookings, id),
    booked_quantities: withoutQuantity(booked_quantities, { reservation_id: id }),
  };
}

function pack({ reservation, start, end }: BookedWindow): string {
  const seconds = Date.parse(start) / 1000;
  const length = Date.parse(end) / 1000 - seconds;
  return [reservation, seconds, length].map((part) => part.toString(radix)).join('.');
}

function unpack(packedWindow: string): BookedWindow {
  const [reservation = 0, start = 0, length = 0] = packedWindow
    .split('.')
    .map((part) => Number.parseInt(part, radix));
  return {
    reservation,
    start: formatInstant(start * 1000),
    end: formatInstant((start + length) * 1000),
  };
}
