import * as z from 'zod/mini';
import { requiredParameter, textParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyFilters, syncedQuery, windowFilters } from '#shared/fields/query.ts';
import { externalRef } from '#shared/fields/texts.ts';
import { reservationOrders } from './fields.ts';

const classifications = ['all', 'open', 'completed', 'upcoming', 'ongoing', 'overdue'] as const;
export type Classification = (typeof classifications)[number];

export const ReservationQuery = syncedQuery(reservationOrders, {
  ...partyFilters,
  ...windowFilters,
  classification: wordParameter(classifications),
  series_ref: textParameter(),
}).check(orderedWindow('from', 'to'));
export type ReservationQuery = z.output<typeof ReservationQuery>;

export const SeriesQuery = z.object({ series_ref: requiredParameter(externalRef()) });
