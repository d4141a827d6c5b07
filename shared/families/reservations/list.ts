import type { Call } from '#shared/call.ts';
import { facetFilter, rangeFilter } from '#shared/records/lists/filters.ts';
import { intersect } from '#shared/records/lists/intersection.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { spanFilter } from '#shared/records/lists/span-filter.ts';
import { valueFilter, valuesFilter } from '#shared/records/lists/value-filters.ts';
import { readLiveIds } from '#shared/records/live-ids.ts';
import { indexes } from '#shared/table/indexes.ts';
import { addSeconds } from '#shared/time.ts';
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
    ...classificationFilters(call, query),
  ]);
}

function classificationFilters(call: Call, { classification = 'all' }: ReservationQuery) {
  if (classification === 'all') return [];
  if (classification === 'cancelled') return [valueFilter(call, reservation, 'cancelled', true)];
  const status = classification === 'completed' ? 'completed' : 'open';
  const filter = facetFilter(call, reservation, [status]);
  if (classification === status) return [filter];
  const later = laterFilter(call);
  if (classification === 'upcoming') return [filter, later];
  // Few have begun: their records say whether they have ended.
  const ids = async () => {
    const [open, upcoming] = await Promise.all([
      readLiveIds(call, 'reservation', [status]),
      intersect(call, reservation, [later]),
    ]);
    return open.difference(upcoming.ids);
  };
  const check = (record: ReservationRecord) => classify(record, call.now) === classification;
  return [{ ids, check }];
}

/** The reservations that begin later than now. */
function laterFilter(call: Call) {
  const range = { from: addSeconds(call.now, 1) };
  const isLater = ({ start_time }: ReservationRecord) => start_time > call.now;
  return rangeFilter(call, reservation, indexes.booking.start, range, isLater);
}
