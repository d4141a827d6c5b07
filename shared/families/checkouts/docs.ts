import { namedMeanings } from '#shared/families/items/docs.ts';
import { bookingRefusals } from '#shared/families/reservations/docs.ts';
import {
  commonShows,
  externalRef,
  historySays,
  recordMeanings,
} from '#shared/fields/common-docs.ts';
import { family, refers, sent, shown } from '#shared/fields/meaning.ts';
import {
  CheckedOutItem,
  CheckIn,
  Checkout,
  CheckoutCheckIn,
  CheckoutCreate,
  CheckoutExtend,
  CheckoutReturn,
} from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  name: 'What the items are taken for.',
  iid: 'The ids of the items. Duplicates collapse in their order.',
  due_time: 'Until when the items are due back: at least 5 minutes after the request.',
  ...refers('user', 'the member who has the items'),
  ...refers('contact', 'the contact who has the items'),
  ...refers('location', 'the location that the items move to'),
  description: 'What there is to know about the checkout.',
  ...refers('reservation', 'the open reservation that the items were booked by'),
  external_ref: externalRef,
  items: 'The items, with when each of them came back.',
  outstanding_iid: 'The ids of the items that are still out.',
  returned_iid: 'The ids of the items that came back.',
  overdue: 'Whether items are out past the due time.',
  partial: 'Whether some of the items came back, and others are still out.',
  warnings: 'Why items may be wanted elsewhere, or not be fit; of open checkouts alone.',
  status: 'Open until the last item is back.',
  closed_at: 'When the last item came back.',
  checkins: 'Each return, in its order.',
};

const remarks = 'What there is to say, for the checkout and the history of its items.';
const issue = {
  is: 'An issue to report on the items that come back.',
  of: {
    name: 'What is wrong.',
    description: 'What there is to know about it.',
    autochange_condition: 'Whether the items are inoperative while it is open.',
  },
};

export const checkouts = family(routes, {
  is: 'Items that are handed out and come back, all at once or one after the other.',
  shows: {
    Checkout: shown(Checkout, 'Items that were handed out.', fields, CheckoutCreate),
    CheckedOutItem: shown(CheckedOutItem, 'An item of a checkout.', {
      ...commonShows.ItemSummary.fields,
      id: 'The id of the item.',
      name: 'The name of the item.',
      unique_id: 'The identifier that people know the item by.',
      checked_in_at: 'When the item came back.',
      checked_in_by: 'Who took it back.',
    }),
    CheckIn: shown(CheckIn, 'One return of items.', {
      at: 'When they came back.',
      by: 'Who took them back.',
      iid: 'The ids of the items that came back.',
      remarks: 'What was remarked.',
      location_id: 'The id of the location that they were put to; null for the home of each.',
      condition: 'The condition that was set on them.',
      issue_id: 'The id of the issue that was reported on them.',
    }),
  },
  takes: {
    CheckoutCreate: sent(CheckoutCreate, 'A new checkout.', fields, {}),
    CheckoutCheckIn: sent(CheckoutCheckIn, 'Items that come back.', fields, {
      remarks,
      iid: 'The ids of the items that come back; all that are out if absent.',
      location_id: 'The id of the location that they are put to; the home of each if absent.',
      condition: 'Set where they come back damaged.',
      issue,
    }),
    CheckoutReturn: sent(
      CheckoutReturn,
      'Items that come back, wherever they are out.',
      {},
      {
        ...namedMeanings,
        remarks,
        location_id: 'The id of the location that they are put to; the home of each if absent.',
        condition: 'Set where they come back damaged.',
        issue,
      },
    ),
    CheckoutExtend: sent(CheckoutExtend, 'Another due time.', fields, { remarks }),
  },
  operations: {
    checkInMany: {
      says:
        'Answers with the checkouts that it touched. All items come back in one transaction, or none; ' +
        '`condition` needs `items:write`, and `issue` needs `issues:write`.',
      refuses: ['already_checked_in'],
    },
    history: { says: historySays },
    create: {
      says:
        'All items or none. A refusal names every item in the way, and when it is free again. With ' +
        '`reservation_id` it completes that reservation, and needs `reservations:write`.',
      refuses: [...bookingRefusals, 'item_inoperative', 'reservation_completed'],
    },
    checkIn: {
      says:
        'Nothing comes back where an item is refused. `condition` needs `items:write`, and `issue` ' +
        'needs `issues:write`.',
      refuses: ['checkout_closed', 'already_checked_in'],
    },
    extend: {
      says: 'Earlier or later, for what is still out; refused where it runs into a reservation.',
      refuses: ['checkout_closed', 'item_reserved'],
    },
  },
});
