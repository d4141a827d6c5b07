import * as z from 'zod/mini';
import { type BaseRecord, Id, Instant } from '#shared/fields/record.ts';
import { type StoredValues, stored } from '#shared/fields/stored.ts';
import { uniqueClaim } from '#shared/resources/claim.ts';
import { summaryFields } from '#shared/resources/item-summaries.ts';
import { resource } from '#shared/resources/resource.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { bookedLocationKey, groupKey, partyKeys, timeKey } from '#shared/table/sort-key.ts';
import { spanKeys } from '#shared/table/span.ts';
import { checkoutFields, checkoutOrders, checkoutStored } from './fields.ts';

const LaterCheckout = z.strictObject({ item_id: Id, at: Instant, checkout_id: Id });
export type LaterCheckout = z.infer<typeof LaterCheckout>;

const fields = {
  ...checkoutFields,
  ...checkoutStored,
  ...summaryFields,
  /** When the items went out, where that is not when the record was created. */
  checked_out_at: stored(z.nullable(Instant), null),
  /** For a checkout that was reported late: the later checkouts that its items went out on, being back by then. */
  out_again: stored(z.array(LaterCheckout), []),
};

export interface CheckoutRecord extends BaseRecord, StoredValues<typeof fields> {}

/** When the items of a checkout went out. */
export function startOf({ checked_out_at, created_at }: CheckoutRecord): string {
  return checked_out_at ?? created_at;
}

export const checkout = resource<CheckoutRecord, (typeof checkoutOrders)[number]>(fields, {
  name: 'checkout',
  sorted: checkoutOrders,
  claims: (record) => uniqueClaim('checkout.external_ref', record.external_ref),
  searchText: ({ name, description }) => [name, description],
  equality: ({ location_id }) => ({ location_id }),
  facet: ({ status }) => status,
  keepsItems: true,
  indexKeys: (record) => ({
    ...inIndex(indexes.booking.status, groupKey(record.status, record.id)),
    ...partyKeys(record),
    ...bookedLocationKey(record),
    ...spanKeys(record.id, {
      start: startOf(record),
      end: record.closed_at ?? record.due_time,
      isOpen: record.closed_at === null,
      // Quantities of an item may overlap, so that only the span finds those near a window.
      iid: record.lines.map(({ item_id }) => item_id),
    }),
    // Open checkouts only, so that a search for overdue ones skips the closed ones.
    ...inIndex(
      indexes.booking.end,
      record.status === 'open' ? timeKey(record.due_time, record.id) : null,
    ),
  }),
  untracked: ['item_summaries', 'out_again'],
});
