import type { Call } from '#shared/call.ts';
import { countUses, otherUse } from '#shared/families/locations/uses.ts';
import type { Counter } from '#shared/records/transaction.ts';
import { rowKey } from '#shared/table/rows.ts';

/** The counted references of a reservation or a checkout. */
interface BookingReferences {
  status: string;
  contact_id: number | null;
  location_id: number | null;
}
type BookingCount = 'open_reservations_count' | 'open_checkouts_count';

const nowhere = { contact_id: null, location_id: null };

/**
 * Changes the counts of the contact and location of an open booking. Fails if the contact was
 * deleted or blocked in the meantime.
 */
export function countBooking(
  call: Call,
  attribute: BookingCount,
  before: BookingReferences | undefined,
  after: BookingReferences | undefined,
): Counter[] {
  const [old, now] = [openReferences(before), openReferences(after)];
  const contacts =
    old.contact_id === now.contact_id
      ? []
      : [
          ...contactCounter(call, attribute, old.contact_id, -1),
          ...contactCounter(call, attribute, now.contact_id, 1),
        ];
  return [...contacts, ...countUses(call, otherUse(old.location_id), otherUse(now.location_id))];
}

function openReferences(booking: BookingReferences | undefined) {
  return booking?.status === 'open' ? booking : nowhere;
}

function contactCounter(
  { caller: { accountId } }: Call,
  attribute: BookingCount,
  contact: number | null,
  delta: 1 | -1,
): Counter[] {
  if (contact === null) return [];
  const key = rowKey.record(accountId, 'contact', contact);
  if (delta < 0) return [{ key, attribute, delta }];
  const expression = 'attribute_exists(#pk) AND attribute_not_exists(#blocked)';
  return [{ key, attribute, delta, condition: { expression } }];
}
