import type { Actor } from '#shared/actor.ts';
import { type CheckoutRecord, checkout } from '#shared/families/checkouts/record.ts';
import { type IssueRecord, issue } from '#shared/families/issues/record.ts';
import { withBooking } from '#shared/families/items/booked-windows.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';
import { type ReservationRecord, reservation } from '#shared/families/reservations/record.ts';

/** The time at which the decisions of these tests are made. */
export const now = '2026-06-15T12:00:00Z';

export const actor: Actor = { id: 3, type: 'user', name: 'Ada' };

const written = {
  id: 1,
  created_at: now,
  created_by: actor,
  updated_at: now,
  updated_by: actor,
  version: 1,
};

/** An item as it is stored, operative and in, but for these fields. */
export function itemRecord(fields: Partial<ItemRecord> = {}): ItemRecord {
  return { ...item.defaults, ...written, name: 'Item', ...fields };
}

export function reservationRecord(fields: Partial<ReservationRecord>): ReservationRecord {
  return { ...reservation.defaults, ...written, ...fields };
}

export function checkoutRecord(fields: Partial<CheckoutRecord>): CheckoutRecord {
  return { ...checkout.defaults, ...written, ...fields };
}

export function issueRecord(fields: Partial<IssueRecord>): IssueRecord {
  return { ...issue.defaults, ...written, ...fields };
}

/** The bookings of an item for reservations from and to an hour of the day of `now`. */
export function booked(...windows: [reservation: number, from: number, to: number][]): string[] {
  return windows.reduce<string[]>(
    (packed, [id, from, to]) =>
      withBooking(packed, { reservation: id, start: at(from), end: at(to) }),
    [],
  );
}

/** An hour of the day of `now`. */
export function at(hour: number): string {
  return `2026-06-15T${String(hour).padStart(2, '0')}:00:00Z`;
}
