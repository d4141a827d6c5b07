import type { Call } from '#shared/call.ts';
import { beforeFilter, facetFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { spanFilter } from '#shared/records/lists/span-filter.ts';
import { valuesFilter } from '#shared/records/lists/value-filters.ts';
import { indexes } from '#shared/table/indexes.ts';
import { checkoutView } from './checkout-view.ts';
import type { CheckoutQuery } from './fields.ts';
import { type CheckoutRecord, checkout } from './record.ts';

export function listCheckouts(call: Call, query: CheckoutQuery) {
  return answerList(call, checkoutView, query, [
    ...partyFilters(call, checkout, query),
    spanFilter(call, checkout, query),
    valuesFilter(call, checkout, 'location_id', query.location_id),
    statusFilter(call, query),
  ]);
}

function statusFilter(call: Call, { status }: CheckoutQuery) {
  if (status !== 'overdue') return status && facetFilter(call, checkout, [status]);
  // The index has open checkouts only.
  return beforeFilter(call, checkout, indexes.booking.end, call.now, openUntil);
}

const openUntil = ({ status, due_time }: CheckoutRecord) => (status === 'open' ? due_time : null);
