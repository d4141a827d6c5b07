import type { Call } from '#shared/call.ts';
import { countBooking } from '#shared/families/bookings/counts.ts';
import { withoutReservation } from '#shared/families/items/booked-windows.ts';
import { lineOf } from '#shared/families/items/lines.ts';
import { countCheckout } from '#shared/families/items/maintenance-plans.ts';
import { editItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { occurrenceTime } from '#shared/records/occurrence.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { withOutstanding } from './lines.ts';
import type { CheckoutRecord } from './record.ts';

/** Puts items on a new checkout, counts it, and removes the booking of its reservation from each item. */
export function takeItems(
  call: Call,
  record: CheckoutRecord,
  items: readonly Current<ItemRecord>[],
  remarks: string | null = null,
): Transaction {
  const { id, due_time, location_id, reservation_id, contact_id, user_id } = record;
  const own = { resource: 'checkout', id } as const;
  const moment = occurrenceTime(call);
  const edit = (item: ItemRecord): Partial<ItemRecord> => {
    const { bookings, booked_quantities } =
      reservation_id === null ? item : withoutReservation(item, reservation_id);
    const counts = { bookings, booked_quantities, ...countCheckout(item, moment) };
    if (lineOf(record, item.id)) {
      const outstanding = withOutstanding(booked_quantities, record, item.id);
      return { ...counts, booked_quantities: outstanding, is_lent_in_part: true };
    }
    return {
      ...counts,
      checkout_id: id,
      checked_out_at: moment,
      due_time,
      holder_contact_id: contact_id,
      holder_user_id: contact_id === null ? user_id : null,
      ...(location_id === null ? {} : { location_id }),
    };
  };
  const entry = { action: 'create', cause: own, naming: own, remarks } as const;
  return joinWrites(editItems(call, items, edit, entry), {
    counters: countBooking(call, 'open_checkouts_count', undefined, record),
  });
}
