import { summariesOfBookings } from '#shared/families/items/item-summaries.ts';
import { chosen, showWithItems } from '#shared/families/items/summaries.ts';
import { warningsOf } from '#shared/families/items/warnings.ts';
import type { View } from '#shared/records/view.ts';
import type { Reservation } from './fields.ts';
import { type ReservationRecord, reservation } from './record.ts';
import { classify } from './reservation.ts';

export const reservationView = {
  resource: reservation,
  storedSummaries: summariesOfBookings,
  show: showWithItems<ReservationRecord, Reservation>(
    reservation,
    (shown, record, summaries, now) => {
      const { iid, status, end_time: end } = record;
      return {
        ...shown,
        classification: classify(record, now),
        warnings: status === 'open' ? warningsOf(chosen(summaries, iid), { now, end }) : [],
      };
    },
  ),
} satisfies View<ReservationRecord, Reservation>;
