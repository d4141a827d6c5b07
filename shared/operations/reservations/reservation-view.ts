import { classify } from '#shared/domain/reservation.ts';
import { showWithItems } from '#shared/operations/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { type ReservationRecord, reservation } from '#shared/resources/reservation.ts';
import type { Reservation } from '#shared/schemas/reservation.ts';

export const reservationView = {
  resource: reservation,
  show: showWithItems<ReservationRecord, Reservation>(
    reservation,
    (shown, record, summaries, now) => {
      const inoperative = record.iid.filter((id) => summaries.get(id)?.isInoperative);
      return {
        ...shown,
        classification: classify(record, now),
        warnings: (record.status === 'open' ? inoperative : []).map((id) => {
          return { code: 'item_inoperative', item_id: id, message: `Item ${id} is inoperative.` };
        }),
      };
    },
  ),
} satisfies View<ReservationRecord, Reservation>;
