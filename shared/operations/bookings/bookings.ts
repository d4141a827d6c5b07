import type { Author } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { countUses, type LocationUse } from '#shared/operations/locations/uses.ts';
import type { Counter } from '#shared/records/transaction.ts';
import type { CheckoutRecord } from '#shared/resources/checkout.ts';
import type { ReservationRecord } from '#shared/resources/reservation.ts';
import { rowKey } from '#shared/table/rows.ts';

type Booking = Pick<ReservationRecord | CheckoutRecord, 'status' | 'contact_id' | 'location_id'>;

/**
 * Moves the counts of the contact and the location that an open booking refers to. A contact that
 * is deleted or blocked in the meantime takes no more bookings.
 */
export function countBooking(
  { accountId }: Author,
  attribute: 'open_reservations_count' | 'open_checkouts_count',
  before: Booking | undefined,
  after: Booking | undefined,
): Counter[] {
  const [old, now] = [openContact(before), openContact(after)];
  const counter = (contact: number, delta: 1 | -1): Counter => {
    const key = rowKey.record(accountId, 'contact', contact);
    const open = { expression: 'attribute_exists(#pk) AND attribute_not_exists(#blocked)' };
    return delta > 0 ? { key, attribute, delta, condition: open } : { key, attribute, delta };
  };
  return [
    ...(old !== null && old !== now ? [counter(old, -1)] : []),
    ...(now !== null && old !== now ? [counter(now, 1)] : []),
    ...countUses(accountId, openLocation(before), openLocation(after)),
  ];
}

function openContact(booking: Booking | undefined): number | null {
  return booking?.status === 'open' ? booking.contact_id : null;
}

function openLocation(booking: Booking | undefined): LocationUse[] {
  if (booking?.status !== 'open' || booking.location_id === null) return [];
  return [{ location: booking.location_id, kind: 'other' }];
}

/** Refuses a booking for a contact that is blocked. */
export function refuseBlocked(isBlocked: boolean): void {
  if (!isBlocked) return;
  const message = 'This contact is blocked.';
  const fields = { contact_id: [{ code: 'contact_blocked' as const, message }] };
  throw new ApiError('contact_blocked', { message, fields });
}
