import { selectedTexts } from '#shared/families/items/docs.ts';
import { commonResponses } from '#shared/fields/common-docs.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  CheckedOutItem,
  CheckIn,
  Checkout,
  CheckoutCreate,
  checkoutFields,
  checkoutStored,
  checkoutTexts,
} from './fields.ts';
import { CheckoutCheckIn, CheckoutExtend, CheckoutReturn } from './operation-fields.ts';

const texts = textsOf({ ...checkoutFields, ...checkoutStored }, checkoutTexts);

const remarks = 'What there is to say, for the checkout and the history of its items.';
const issue = {
  description: 'An issue to report on the items that come back.',
  fields: {
    name: 'What is wrong.',
    description: 'What there is to know about it.',
    autochange_condition: 'Whether the items are inoperative while it is open.',
  },
};

export default familyDocs({
  description: 'Items that are handed out and come back, all at once or one after the other.',
  responses: {
    Checkout: response(Checkout, 'Items that were handed out.', texts, CheckoutCreate),
    CheckedOutItem: response(CheckedOutItem, 'An item of a checkout.', {
      ...commonResponses.ItemSummary.fields,
      id: 'The id of the item.',
      name: 'The name of the item.',
      unique_id: 'The identifier that people know the item by.',
      checked_in_at: 'When the item came back.',
      checked_in_by: 'Who took it back.',
    }),
    CheckIn: response(CheckIn, 'One return of items.', {
      at: 'When they came back.',
      by: 'Who took them back.',
      iid: 'The ids of the items that came back.',
      remarks: 'What was remarked.',
      location_id: 'The id of the location that they were put to; null for the home of each.',
      condition: 'The condition that was set on them.',
      issue_id: 'The id of the issue that was reported on them.',
    }),
  },
  requests: {
    CheckoutCreate: request(CheckoutCreate, 'A new checkout.', texts),
    CheckoutCheckIn: request(CheckoutCheckIn, 'Items that come back.', texts, {
      remarks,
      iid: 'The ids of the items that come back; all that are out if absent.',
      location_id: 'The id of the location that they are put to; the home of each if absent.',
      condition: 'Set where they come back damaged.',
      issue,
    }),
    CheckoutReturn: request(
      CheckoutReturn,
      'Items that come back, wherever they are out.',
      {},
      {
        ...selectedTexts,
        remarks,
        location_id: 'The id of the location that they are put to; the home of each if absent.',
        condition: 'Set where they come back damaged.',
        issue,
      },
    ),
    CheckoutExtend: request(CheckoutExtend, 'Another due time.', texts, { remarks }),
  },
});
