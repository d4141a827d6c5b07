import { kitIdsText, linesText, selectedTexts } from '#shared/families/items/selection-texts.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  Cancel,
  CompleteAsCheckout,
  CompleteAsEvent,
  CompletePlainly,
} from './completion-fields.ts';
import {
  RemovedSeries,
  Reservation,
  reservationFields,
  reservationStored,
  reservationTexts,
} from './fields.ts';
import { ReservationCreate, ReservationUpdate } from './request-fields.ts';

const texts = textsOf({ ...reservationFields, ...reservationStored }, reservationTexts);

const remarks = 'Remarks, for the reservation and its history.';

export default familyDocs({
  description:
    'Bookings of items for a future period. Two bookings never hold one item at the same time.',
  responses: {
    Reservation: response(
      Reservation,
      'A booking of items for a period.',
      texts,
      ReservationCreate,
    ),
    RemovedSeries: response(RemovedSeries, 'The removed reservations of a series.', {
      removed: 'The ids of the reservations that were removed.',
      remaining: 'Number of open reservations left in the series.',
    }),
  },
  requests: {
    ReservationCreate: request(ReservationCreate, 'A new reservation.', {
      ...texts,
      ...selectedTexts,
      lines: linesText,
      kit_ids: kitIdsText,
    }),
    ReservationUpdate: request(ReservationUpdate, 'The fields of a reservation that change.', {
      ...texts,
      qr: selectedTexts.qr,
      lines: linesText,
      kit_ids: `${kitIdsText} They take the place of all that it had.`,
    }),
    CompletePlainly: request(CompletePlainly, 'Completes a reservation and frees its items.', {
      ...texts,
      complete_as: 'Completion without a checkout or event.',
      remarks,
    }),
    CompleteAsCheckout: request(CompleteAsCheckout, 'Hands the items out.', {
      ...texts,
      complete_as: 'Completion as a checkout.',
      due_time:
        'When the items are due back, at least 5 minutes in the future. Default: the end of the reservation.',
      iid: 'The ids of the items to check out; all if absent, as `lines` is. The others become free.',
      lines: { ...linesText, description: 'The quantities to check out. The rest becomes free.' },
      remarks,
    }),
    Cancel: request(Cancel, 'Cancels a reservation and frees its items.', {
      ...texts,
      complete_as: 'Cancellation.',
      remarks,
    }),
    CompleteAsEvent: request(CompleteAsEvent, 'Records an event.', {
      ...texts,
      complete_as: 'Completion as an event.',
      kind:
        'The kind of event; an inspection, a calibration or a maintenance only where the reservation begins ' +
        'at most 1 day in the future.',
      cost: 'What it cost, with 2 decimals at most.',
      remarks,
    }),
  },
});
