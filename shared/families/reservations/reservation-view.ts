import { summariesOfBookings } from '#shared/families/items/item-summaries.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import {
  kitReferences,
  pickSummaries,
  shownLines,
  showWithItems,
} from '#shared/families/items/summaries.ts';
import { stockWarnings, warningsOf } from '#shared/families/items/warnings.ts';
import type { View } from '#shared/records/view.ts';
import { Reservation } from './fields.ts';
import { type ReservationRecord, reservation } from './record.ts';
import { classify } from './reservation.ts';

export const reservationView = {
  resource: reservation,
  schema: Reservation,
  storedSummaries: summariesOfBookings,
  show: showWithItems<ReservationRecord, Reservation>(
    reservation,
    (shownRecord, record, summaries, { now, names }) => {
      const { status, start_time: start, end_time: end } = record;
      return {
        ...shownRecord,
        lines: shownLines(record.lines, summaries),
        kits: kitReferences(record.kit_ids, names),
        classification: classify(record, now),
        warnings:
          status === 'open'
            ? [
                ...warningsOf(pickSummaries(summaries, itemIdsOf(record)), { now, end }),
                ...stockWarnings(record.lines, summaries, { start, end }, now),
              ]
            : [],
      };
    },
  ),
} satisfies View<ReservationRecord, Reservation>;
