import type { Call } from '#shared/call.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { withoutQuantity, withQuantity } from '#shared/families/items/booked-quantities.ts';
import { withoutBooking } from '#shared/families/items/booked-windows.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { editItems } from '#shared/families/items/named-items.ts';
import { countCheckout } from '#shared/families/items/plans.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { momentOf } from '#shared/records/occurrence.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import type { CheckoutRecord } from './record.ts';

/** Puts items on a new checkout, counts it, and removes the reservation that it comes from. */
export function takeItems(
  call: Call,
  record: CheckoutRecord,
  items: readonly Current<ItemRecord>[],
): Transaction {
  const { id, due_time, location_id, reservation_id, contact_id, user_id } = record;
  const own = { resource: 'checkout', id } as const;
  const unreserved = ({ bookings, booked_quantities }: ItemRecord): Partial<ItemRecord> => {
    if (reservation_id === null) return {};
    return {
      bookings: withoutBooking(bookings, reservation_id),
      booked_quantities: withoutQuantity(booked_quantities, { reservation_id }),
    };
  };
  const whole = (item: ItemRecord) => ({
    ...unreserved(item),
    ...countCheckout(item, momentOf(call)),
    checkout_id: id,
    checked_out_at: momentOf(call),
    due_time,
    holder_contact_id: contact_id,
    holder_user_id: contact_id === null ? user_id : null,
    ...(location_id === null ? {} : { location_id }),
  });
  const edit = (item: ItemRecord) => {
    const line = lineOf(record, item.id);
    if (!line) return whole(item);
    const freed = unreserved(item);
    const { booked_quantities = item.booked_quantities } = freed;
    const out = { holder: { checkout_id: id }, start: momentOf(call), end: due_time };
    const booked = { ...out, quantity: line.quantity };
    return {
      ...freed,
      ...countCheckout(item, momentOf(call)),
      booked_quantities: withQuantity(booked_quantities, booked),
      is_lent_in_part: true,
    };
  };
  return joinWrites(editItems(call, items, edit, { action: 'create', cause: own, naming: own }), {
    counters: countBooking(call, 'open_checkouts_count', undefined, record),
  });
}
