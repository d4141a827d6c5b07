import type { Call } from '#shared/call.ts';
import { type BookingCount, countContact } from '#shared/families/contacts/uses.ts';
import { countUses, otherUse } from '#shared/families/locations/uses.ts';
import type { Counter } from '#shared/records/transaction.ts';

/** The counted references of a reservation or a checkout. */
interface BookingReferences {
  id: number;
  status: string;
  contact_id: number | null;
  location_id: number | null;
}

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
  const by = (after ?? before)?.id ?? 0;
  const contactChange = (contact: number | null, delta: 1 | -1) =>
    contact === null || old.contact_id === now.contact_id
      ? []
      : [countContact(call, contact, { attribute, by, delta })];
  return [
    ...contactChange(old.contact_id, -1),
    ...contactChange(now.contact_id, 1),
    ...countUses(call, by, otherUse(old.location_id), otherUse(now.location_id)),
  ];
}

function openReferences(booking: BookingReferences | undefined) {
  return booking?.status === 'open' ? booking : nowhere;
}
