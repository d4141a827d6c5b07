import type { Call } from '#shared/call.ts';
import { isClassified } from '#shared/domain/reservation.ts';
import {
  facetFilter,
  groupFilter,
  partyFilters,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type { ReservationQuery } from '#shared/schemas/reservation.ts';
import { reservationView } from './reservation-view.ts';

export function listReservations(call: Call, query: ReservationQuery) {
  const { now } = call;
  const { classification = 'all' } = query;
  const status = classification === 'completed' ? 'completed' : 'open';
  const isShown = (record: ReservationRecord) => isClassified(record, classification, now);
  const isSure = classification === 'open' || classification === 'completed';
  const selection = selectionOf([
    ...partyFilters(call, reservation, query),
    classification === 'all'
      ? undefined
      : isSure
        ? facetFilter(call, reservation, [status])
        : { ...groupFilter(call, reservation, 'by-group', [status]), keep: isShown },
  ]);
  return answerList(call, reservationView, query, selection);
}
