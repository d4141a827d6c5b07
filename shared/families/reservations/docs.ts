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
  ReservationCreate,
  ReservationUpdate,
  reservationFields,
  reservationStored,
  reservationTexts,
} from './fields.ts';

const texts = textsOf({ ...reservationFields, ...reservationStored }, reservationTexts);

const remarks = 'Why, for the reservation and its history.';

export default familyDocs({
  description:
    'Items that are booked for a time to come. Two bookings never hold one item for overlapping time.',
  responses: {
    Reservation: response(
      Reservation,
      'Items that are booked for a time.',
      texts,
      ReservationCreate,
    ),
    RemovedSeries: response(RemovedSeries, 'What was removed of a series.', {
      removed: 'The ids of the reservations that were removed.',
      remaining: 'How many open ones of the series are left.',
    }),
  },
  requests: {
    ReservationCreate: request(ReservationCreate, 'A new reservation.', texts),
    ReservationUpdate: request(
      ReservationUpdate,
      'The fields of a reservation that change.',
      texts,
      {},
    ),
    CompletePlainly: request(
      CompletePlainly,
      'Completes a reservation, and frees its items.',
      texts,
      {
        complete_as: 'What the reservation becomes: nothing else.',
        remarks,
      },
    ),
    CompleteAsCheckout: request(CompleteAsCheckout, 'Hands the items out.', texts, {
      complete_as: 'What the reservation becomes: a checkout.',
      due_time: 'Until when the items are due back, at least 5 minutes ahead; the end if absent.',
      iid: 'The ids of the items that go out; all if absent. The others are free.',
      remarks,
    }),
    Cancel: request(Cancel, 'Ends a reservation as cancelled, and frees its items.', texts, {
      complete_as: 'What the reservation becomes: cancelled.',
      remarks,
    }),
    CompleteAsEvent: request(CompleteAsEvent, 'Notes what happened as an event.', texts, {
      complete_as: 'What the reservation becomes: an event.',
      kind: 'What kind of event it was.',
      cost: 'What it cost, with 2 decimals at most.',
      remarks,
    }),
  },
});
