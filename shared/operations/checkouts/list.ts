import type { Call } from '#shared/call.ts';
import { isCheckoutOverdue } from '#shared/domain/checkout.ts';
import {
  facetFilter,
  groupFilter,
  partyFilters,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { type CheckoutRecord, checkout } from '#shared/resources/checkout.ts';
import type { CheckoutQuery } from '#shared/schemas/checkout.ts';
import { checkoutView } from './checkout-view.ts';

export function listCheckouts(call: Call, query: CheckoutQuery) {
  const { now } = call;
  const { status } = query;
  const isLate = (record: CheckoutRecord) => isCheckoutOverdue(record, now);
  const selection = selectionOf([
    ...partyFilters(call, checkout, query),
    status === 'overdue'
      ? { ...groupFilter(call, checkout, 'by-group', ['open']), keep: isLate }
      : status && facetFilter(call, checkout, [status]),
  ]);
  return answerList(call, checkoutView, query, selection);
}
