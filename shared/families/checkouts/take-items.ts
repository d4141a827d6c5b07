import type { Call } from '#shared/call.ts';
import { withoutBooking } from '#shared/families/items/booked-windows.ts';
import { editItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { momentOf } from '#shared/records/occurrence.ts';
import type { Current } from '#shared/records/read.ts';
import type { Transaction } from '#shared/records/transaction.ts';
import type { CheckoutRecord } from './record.ts';

/** Puts items on a new checkout, and removes the reservation that it comes from. */
export function takeItems(
  call: Call,
  record: CheckoutRecord,
  items: readonly Current<ItemRecord>[],
): Transaction {
  const { id, due_time, location_id, reservation_id, contact_id, user_id } = record;
  const own = { resource: 'checkout', id } as const;
  const edit = ({ bookings }: ItemRecord) => ({
    checkout_id: id,
    checked_out_at: momentOf(call),
    due_time,
    holder_contact_id: contact_id,
    holder_user_id: contact_id === null ? user_id : null,
    ...(location_id === null ? {} : { location_id }),
    ...(reservation_id === null ? {} : { bookings: withoutBooking(bookings, reservation_id) }),
  });
  return editItems(call, items, edit, { action: 'create', cause: own, naming: own });
}
