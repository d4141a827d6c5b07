import {
  externalRef,
  historySays,
  putByRefSays,
  recordMeanings,
} from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import {
  Cancel,
  CompleteAsCheckout,
  CompleteAsEvent,
  CompletePlainly,
} from './completion-fields.ts';
import { RemovedSeries, Reservation, ReservationCreate, ReservationUpdate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'What the items are reserved for.',
  iid: 'The ids of the items. Duplicates collapse in their order.',
  start_time: 'From when the items are reserved.',
  end_time:
    'Until when the items are reserved, exclusively: after the start and now, 366 days at most.',
  ...refers('user', 'the member who is to use the items'),
  ...refers('contact', 'the contact who is to use the items'),
  ...refers('location', 'the location where the items are to be used'),
  description: 'What there is to know about the reservation.',
  external_ref: externalRef,
  series_ref: 'What the reservations of a series have in common, such as a timetable.',
  auto_complete: 'Whether the service completes it when it ends.',
  items: 'The items, with their names.',
  status: 'Open until it is completed.',
  completed_as: 'What the reservation became.',
  completed_at: 'When it was completed.',
  completed_by: 'Who completed it.',
  completion_remarks: 'What was remarked when it was completed.',
  ...refers('checkout', 'the checkout that it became'),
  ...refers('event', 'the event that it became'),
  released_iid:
    'The ids of the items that were freed without having gone out, once it is completed.',
  classification: 'Not begun, begun, ended but still open, or completed.',
  warnings: 'Why items may not be there, or not be fit; of open reservations alone.',
};

const remarks = 'Why, for the reservation and its history.';
/** What a booking of items is refused for. */
export const bookingRefusals = [
  'item_checked_out',
  'item_reserved',
  'item_discarded',
  'items_unavailable',
  'contact_blocked',
] as const;

export const reservations = family(routes, {
  is: 'Items that are booked for a time to come. Two bookings never hold one item for overlapping time.',
  shows: {
    Reservation: shown(Reservation, 'Items that are booked for a time.', fields, ReservationCreate),
    RemovedSeries: shown(RemovedSeries, 'What was removed of a series.', {
      removed: 'The ids of the reservations that were removed.',
      remaining: 'How many open ones of the series are left.',
    }),
  },
  takes: {
    ReservationCreate: sent(ReservationCreate, 'A new reservation.', fields, {}),
    ReservationUpdate: sent(
      ReservationUpdate,
      'The fields of a reservation that change.',
      fields,
      {},
    ),
    CompletePlainly: sent(
      CompletePlainly,
      'Completes a reservation, and frees its items.',
      fields,
      {
        complete_as: 'What the reservation becomes: nothing else.',
        remarks,
      },
    ),
    CompleteAsCheckout: sent(CompleteAsCheckout, 'Hands the items out.', fields, {
      complete_as: 'What the reservation becomes: a checkout.',
      due_time: 'Until when the items are due back, at least 5 minutes ahead; the end if absent.',
      iid: 'The ids of the items that go out; all if absent. The others are free.',
      remarks,
    }),
    Cancel: sent(Cancel, 'Ends a reservation as cancelled, and frees its items.', fields, {
      complete_as: 'What the reservation becomes: cancelled.',
      remarks,
    }),
    CompleteAsEvent: sent(CompleteAsEvent, 'Notes what happened as an event.', fields, {
      complete_as: 'What the reservation becomes: an event.',
      kind: 'What kind of event it was.',
      cost: 'What it cost, with 2 decimals at most.',
      remarks,
    }),
  },
  operations: {
    putByRef: { says: putByRefSays, refuses: [...bookingRefusals, 'reservation_completed'] },
    removeSeries: {
      says:
        'Hides the open reservations of a series, the earliest first, 40 in one call; `remaining` says how ' +
        'many are left. Those that are completed stay.',
    },
    history: { says: historySays },
    create: {
      says: 'All items or none. A refusal names every item in the way, and when it is free again.',
      refuses: bookingRefusals,
    },
    update: {
      says: 'Only an open reservation changes. New items and times are judged as on create.',
      refuses: [...bookingRefusals, 'reservation_completed'],
    },
    remove: { says: 'Hides the reservation; the items of an open one are free again.' },
    complete: {
      says:
        'As a checkout, in one transaction with it, it needs `checkouts:write`; as an event, ' +
        '`events:write`.',
      refuses: [...bookingRefusals, 'item_inoperative', 'reservation_completed'],
    },
  },
});
