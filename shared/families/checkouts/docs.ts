import { selectedTexts } from '#shared/families/items/docs.ts';
import { commonResponses } from '#shared/fields/common-docs.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import {
  CheckedOutItem,
  CheckIn,
  Checkout,
  checkoutFields,
  checkoutStored,
  checkoutTexts,
} from './fields.ts';
import {
  CheckoutCheckIn,
  CheckoutCreate,
  CheckoutExtend,
  CheckoutReturn,
} from './operation-fields.ts';

const texts = textsOf({ ...checkoutFields, ...checkoutStored }, checkoutTexts);

const remarks = 'Remarks, for the checkout and the history of its items.';
const issue = {
  description: 'An issue to report on the returned items.',
  fields: {
    name: 'What is wrong.',
    description: 'A description.',
    autochange_condition: 'Whether the items are inoperative while it is open.',
  },
};

export default familyDocs({
  description: 'Items handed out, and their return, all at once or in parts.',
  responses: {
    Checkout: response(Checkout, 'A checkout of items.', texts, CheckoutCreate),
    CheckedOutItem: response(CheckedOutItem, 'An item of a checkout.', {
      ...commonResponses.ItemSummary.fields,
      id: 'The id of the item.',
      name: 'The name of the item.',
      unique_id: 'The visible identifier of the item.',
      checked_in_at: 'When the item came back.',
      checked_in_by: 'Who took it back.',
    }),
    CheckIn: response(CheckIn, 'One check-in.', {
      at: 'When they came back.',
      by: 'Who took them back.',
      iid: 'The ids of the items that came back.',
      remarks: 'The remarks.',
      location_id: 'The id of the location that they were put to; null for the home of each.',
      condition: 'The condition that was set on them.',
      issue_id: 'The id of the issue that was reported on them.',
    }),
  },
  requests: {
    CheckoutCreate: request(CheckoutCreate, 'A new checkout.', texts, selectedTexts),
    CheckoutCheckIn: request(CheckoutCheckIn, 'A return of items.', texts, {
      remarks,
      iid: 'The ids of the items that come back; all that are out if absent.',
      location_id: 'The id of the location that they are put to; the home of each if absent.',
      condition: 'Set to inoperative if the items come back damaged.',
      issue,
    }),
    CheckoutReturn: request(
      CheckoutReturn,
      'A return of items from any checkouts.',
      {},
      {
        ...selectedTexts,
        remarks,
        location_id: 'The id of the location that they are put to; the home of each if absent.',
        condition: 'Set to inoperative if the items come back damaged.',
        issue,
      },
    ),
    CheckoutExtend: request(CheckoutExtend, 'A new due time.', texts, { remarks }),
  },
});
