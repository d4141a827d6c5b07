import type { Call } from '#shared/call.ts';
import { checkoutClashes, refuseClashes } from '#shared/domain/availability.ts';
import { withoutBooking } from '#shared/domain/bookings.ts';
import { isCheckoutOverdue, outstandingOf, returnsOf } from '#shared/domain/checkout.ts';
import { type Names, named } from '#shared/domain/names.ts';
import {
  editItems,
  readSummaries,
  type Summaries,
  summarise,
} from '#shared/operations/items/named-items.ts';
import {
  indexFilter,
  itemFilter,
  referenceFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { historyOf, insertion } from '#shared/records/records.ts';
import { readNames, referencesOf } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerList, type View } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import type { Checkout, CheckoutQuery } from '#shared/schemas/checkout.ts';
import { countBooking } from './bookings.ts';

/** How checkouts are shown. */
export const checkoutView: View<CheckoutRecord, Checkout> = {
  resource: checkout,
  orders: { id: null, due_time: 'by-time', created_at: 'by-created' },
  show: async ({ caller, now }, records) => {
    const [names, summaries] = await Promise.all([
      readNames(caller, referencesOf(checkout, records)),
      readSummaries(
        caller,
        records.map(({ iid }) => iid),
      ),
    ]);
    return records.map((record) => presentCheckout(record, names, summaries, now));
  },
};

/** A checkout as answers show it. */
export function presentCheckout(
  record: CheckoutRecord,
  names: Names,
  summaries: Summaries,
  now: string,
): Checkout {
  const returns = returnsOf(record);
  const outstanding = outstandingOf(record);
  return {
    ...record,
    items: summarise(summaries, record.iid).map((one) => {
      const { at = null, by = null } = returns.get(one.id) ?? {};
      return { ...one, checked_in_at: at, checked_in_by: by };
    }),
    outstanding_iid: outstanding,
    returned_iid: record.iid.filter((id) => returns.has(id)),
    overdue: isCheckoutOverdue(record, now),
    partial: record.status === 'open' && outstanding.length < record.iid.length,
    user: named(names, 'user', record.user_id),
    contact: named(names, 'contact', record.contact_id),
    location: named(names, 'location', record.location_id),
    reservation: named(names, 'reservation', record.reservation_id),
  };
}

/** A page of checkouts. */
export async function listCheckouts(call: Call, query: CheckoutQuery) {
  const { caller, now } = call;
  const { status } = query;
  const isLate = (record: CheckoutRecord) => isCheckoutOverdue(record, now);
  const selection = selectionOf<CheckoutRecord>([
    itemFilter(caller, 'checkout', query.item_id),
    referenceFilter(caller, checkout, 'by-contact', query.contact_id),
    referenceFilter(caller, checkout, 'by-user', query.user_id),
    status === 'overdue' ? indexFilter(caller, checkout, 'by-state', ['open'], isLate) : undefined,
    status && status !== 'overdue'
      ? indexFilter(caller, checkout, 'by-state', [status])
      : undefined,
  ]);
  return answerList(call, checkoutView, query, selection);
}

/** Refuses items that cannot be taken now until they are due. */
export function judgeTaking(
  items: readonly ItemRecord[],
  due: string,
  now: string,
  reservation: number | undefined,
): void {
  refuseClashes(checkoutClashes(items, due, { now, except: reservation }));
}

/** Writes a new checkout and takes its items out, off the reservation that it comes from. */
export function takeOut(call: Call, record: CheckoutRecord, items: readonly ItemRecord[]): Plan {
  const { id, due_time, location_id, reservation_id } = record;
  const occasion = { action: 'create', resource: 'checkout', resourceId: id } as const;
  const out = { checkout_id: id, checked_out_at: call.now, due_time };
  const place = location_id === null ? {} : { location_id };
  const edits = editItems(
    call,
    items,
    ({ bookings }) => ({
      ...out,
      ...place,
      ...(reservation_id === null ? {} : { bookings: withoutBooking(bookings, reservation_id) }),
    }),
    occasion,
    { resource: 'checkout', id },
  );
  return joinPlans(insertion(call, checkout, record), edits, {
    actions: [historyOf(call, checkout, 'create', undefined, record)],
    counters: countBooking(call.caller, 'open_checkouts_count', undefined, record),
  });
}
