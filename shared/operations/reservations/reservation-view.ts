import { classify } from '#shared/domain/reservation.ts';
import { warningsOf } from '#shared/domain/warnings.ts';
import { recallBookedItems } from '#shared/operations/items/remembered-items.ts';
import { chosen, showWithItems } from '#shared/operations/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type { Reservation } from '#shared/schemas/reservation.ts';

export const reservationView = {
  resource: reservation,
  recall: recallBookedItems,
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
