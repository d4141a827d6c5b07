import { expect, test } from 'vitest';
import {
  bookingsOf,
  nextReservation,
  withBooking,
  withoutBooking,
} from '#shared/families/items/booked-windows.ts';

const booking = (reservation: number, day: number, days = 1) => ({
  reservation,
  start: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z`,
  end: `2026-05-${String(day + days).padStart(2, '0')}T08:00:00Z`,
});

/** The packed bookings of an item, one after the other. */
function packed(...bookings: ReturnType<typeof booking>[]): string[] {
  return bookings.reduce<string[]>(withBooking, []);
}

test('a booking is read as it was written', () => {
  const one = {
    reservation: 123_456_789,
    start: '1999-12-31T23:59:59Z',
    end: '2026-01-01T00:00:01Z',
  };
  expect(bookingsOf({ bookings: withBooking([], one) })).toEqual([one]);
});

test('bookings are ordered by start, and those with the same start by reservation', () => {
  const bookings = packed(booking(9, 3), booking(4, 1), booking(2, 3));
  expect(bookingsOf({ bookings }).map(({ reservation }) => reservation)).toEqual([4, 2, 9]);
});

test('a reservation is listed once, with its latest window', () => {
  const bookings = packed(booking(1, 1), booking(2, 2), booking(1, 5));
  expect(bookingsOf({ bookings })).toEqual([booking(2, 2), booking(1, 5)]);
});

test('removing a reservation removes no other one', () => {
  const bookings = packed(booking(1, 1), booking(11, 2));
  expect(bookingsOf({ bookings: withoutBooking(bookings, 1) })).toEqual([booking(11, 2)]);
  expect(withoutBooking(bookings, 7)).toEqual(bookings);
});

test('the next reservation is the earliest that ends in the future', () => {
  const bookings = packed(booking(1, 1), booking(2, 3), booking(3, 2));
  const next = (now: string) =>
    nextReservation({ bookings, booked_quantities: [] }, now)?.id ?? null;
  expect(next('2026-05-02T07:59:59Z')).toBe(1);
  expect(next('2026-05-02T08:00:00Z')).toBe(3);
  expect(next('2026-05-04T08:00:00Z')).toBeNull();
});
