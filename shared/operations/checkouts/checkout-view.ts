import { isCheckoutOverdue, outstandingOf, returnsOf } from '#shared/domain/checkout.ts';
import { showWithItems } from '#shared/operations/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import type { Checkout } from '#shared/schemas/checkout.ts';

export const checkoutView = {
  resource: checkout,
  show: showWithItems<CheckoutRecord, Checkout>(checkout, (shown, record, _items, now) => {
    const returns = returnsOf(record);
    const outstanding = outstandingOf(record);
    return {
      ...shown,
      items: shown.items.map((one) => {
        const { at = null, by = null } = returns.get(one.id) ?? {};
        return { ...one, checked_in_at: at, checked_in_by: by };
      }),
      outstanding_iid: outstanding,
      returned_iid: record.iid.filter((id) => returns.has(id)),
      overdue: isCheckoutOverdue(record, now),
      partial: record.status === 'open' && outstanding.length < record.iid.length,
    };
  }),
} satisfies View<CheckoutRecord, Checkout>;
