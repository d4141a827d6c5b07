import * as z from 'zod/mini';
import {
  idFilterParameter,
  requiredParameter,
  textParameter,
  wordParameter,
} from '#shared/fields/parameters.ts';
import {
  deletedFilter,
  orderedWindow,
  partyParameters,
  syncedQuery,
  windowFilters,
} from '#shared/fields/query.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { reservationOrders, reservationStatuses } from './fields.ts';

const classifications = [
  'all',
  'open',
  'completed',
  'cancelled',
  'upcoming',
  'ongoing',
  'overdue',
] as const;

export const ReservationQuery = syncedQuery(reservationOrders, {
  ...partyParameters,
  ...windowFilters,
  location_id: idFilterParameter(),
  status: wordParameter(reservationStatuses),
  classification: wordParameter(classifications),
  series_ref: textParameter(),
  ...deletedFilter,
}).check(orderedWindow('from', 'to'));
export type ReservationQuery = z.output<typeof ReservationQuery>;

export const SeriesQuery = z.object({ series_ref: requiredParameter(externalRef()) });
