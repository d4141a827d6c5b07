import type { Call } from '#shared/call.ts';
import { facetFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { spanFilter } from '#shared/records/lists/span-filter.ts';
import { valueFilter, valuesFilter } from '#shared/records/lists/value-filters.ts';
import type { ReservationQuery } from './queries.ts';
import { type ReservationRecord, reservation } from './record.ts';
import { classify } from './reservation.ts';
import { reservationView } from './reservation-view.ts';

export function listReservations(call: Call, query: ReservationQuery) {
  return answerList(call, reservationView, query, [
    ...partyFilters(call, reservation, query),
    spanFilter(call, reservation, query),
    valueFilter(call, reservation, 'series_ref', query.series_ref),
    valuesFilter(call, reservation, 'location_id', query.location_id),
    query.status && facetFilter(call, reservation, [query.status]),
    classificationFilter(call, query),
  ]);
}

function classificationFilter(call: Call, { classification = 'all' }: ReservationQuery) {
  if (classification === 'all') return undefined;
  if (classification === 'cancelled') return valueFilter(call, reservation, 'cancelled', true);
  const status = classification === 'completed' ? 'completed' : 'open';
  const filter = facetFilter(call, reservation, [status]);
  if (classification === status) return filter;
  const isShown = (record: ReservationRecord) => classify(record, call.now) === classification;
  return { ...filter, keep: isShown };
}
