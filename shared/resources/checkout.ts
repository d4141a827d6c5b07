import { checkoutFields, checkoutKept, checkoutOrders } from '#shared/schemas/checkout.ts';
import type { StoredValues } from '#shared/schemas/kept.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { uniqueClaim } from './claim.ts';
import { remembered } from './remembered-items.ts';
import { resource } from './resource.ts';
import { bookedPlaceKey, groupKey, partyKeys, timeKey } from './sort-key.ts';
import { spanKeys } from './span.ts';

const fields = { ...checkoutFields, ...checkoutKept, ...remembered };

export interface CheckoutRecord extends BaseRecord, StoredValues<typeof fields> {}

export const checkout = resource<CheckoutRecord, (typeof checkoutOrders)[number]>(fields, {
  name: 'checkout',
  sorted: checkoutOrders,
  claims: (record) => uniqueClaim('checkout.external_ref', record.external_ref),
  facet: ({ status }) => status,
  indexKeys: (record) => ({
    group_key: groupKey(record.status, record.id),
    ...partyKeys(record),
    ...bookedPlaceKey(record),
    ...spanKeys(record.id, {
      start: record.created_at,
      end: record.closed_at ?? record.due_time,
      isOpen: record.closed_at === null,
      iid: [],
    }),
    // Open ones alone, so that those that are overdue are found without those that ever were.
    ...(record.status === 'open' ? { end_key: timeKey(record.due_time, record.id) } : {}),
  }),
  untracked: ['remembered_items'],
});
