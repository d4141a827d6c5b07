import { kitIdsText, linesText, selectedTexts } from '#shared/families/items/selection-texts.ts';
import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { sharedResponses } from '#shared/fields/shared-responses.ts';
import { itemsMax } from '#shared/limits.ts';
import {
  CheckedOutItem,
  CheckedOutLine,
  CheckIn,
  CheckInItem,
  CheckInLine,
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
const condition = 'Set to inoperative if the items come back damaged.';
const location_id = 'The id of the location that they are put to; the home of each if absent.';
const issue = {
  description: 'An issue to report on the returned items.',
  fields: {
    name: 'What is wrong.',
    description: 'A description.',
    autochange_condition: 'Whether the items are inoperative while it is open.',
  },
};

const items = {
  description:
    'Items to return, each with its own condition, issue or remarks in place of those of the call. They ' +
    `are added to the other items of the call. At most ${itemsMax} items are returned at once; one with its own ` +
    'issue counts twice.',
  fields: {
    item_id: 'The id of the item; or its label.',
    qr: 'A scanned label of the item; or its id.',
    condition: 'Set to inoperative if the item comes back damaged.',
    issue: { ...issue, description: 'An issue to report on this item.' },
  },
};

const lineFields = {
  item_id: 'The id of the stock item.',
  quantity: 'How much is no longer out, including what was used up.',
  consumed:
    'How much of the quantity was used up: it leaves the stock. Needs what a stock movement needs.',
};

export default familyDocs({
  description: 'Items handed out, and their return, all at once or in parts.',
  responses: {
    Checkout: response(Checkout, 'A checkout of items.', texts, CheckoutCreate),
    CheckedOutItem: response(CheckedOutItem, 'An item of a checkout.', {
      ...sharedResponses.ItemSummary.fields,
      checked_in_at: 'When the item came back.',
      checked_in_by: 'Who took it back.',
    }),
    CheckIn: response(CheckIn, 'One check-in.', {
      at: 'When the check-in arrived.',
      occurred_at:
        'When they came back, if the request said so, or when one of them went out again; null otherwise.',
      by: 'Who took them back.',
      iid: 'The ids of the items that came back.',
      remarks: 'The remarks.',
      location_id: 'The id of the location that they were put to; null for the home of each.',
      condition: 'The condition that was set on them.',
      issue_id:
        'The id of the issue that was reported on them, except those with one of their own.',
      items: 'The items with their own condition, issue or remarks.',
      lines: 'The quantities that came back; absent where none did.',
    }),
    CheckedOutLine: response(CheckedOutLine, 'A quantity on a checkout.', {
      item_id: 'The id of the stock item.',
      item: 'The stock item.',
      quantity: 'The quantity that went out.',
      returned: 'How much came back.',
      consumed: 'How much was used up.',
      outstanding: 'How much is still out.',
    }),
    CheckInLine: response(CheckInLine, 'A quantity that a check-in settled.', {
      item_id: 'The id of the stock item.',
      quantity: 'The quantity that is no longer out.',
      consumed: 'How much of it was used up.',
    }),
    CheckInItem: response(
      CheckInItem,
      'A single item of a check-in, with its own condition, issue or remarks.',
      {
        item_id: 'The id of the item.',
        condition: 'The condition that was set on it.',
        issue_id: 'The id of the issue that was reported on it.',
      },
    ),
  },
  requests: {
    CheckoutCreate: request(CheckoutCreate, 'A new checkout.', {
      ...texts,
      ...selectedTexts,
      lines: linesText,
      kit_ids: kitIdsText,
    }),
    CheckoutCheckIn: request(CheckoutCheckIn, 'A return of items.', {
      ...texts,
      remarks,
      iid: 'The ids of the items that come back; all that is out if absent, as `items` and `lines` are.',
      items,
      lines: { description: 'Quantities that come back, or were used up.', fields: lineFields },
      location_id,
      condition,
      issue,
    }),
    CheckoutReturn: request(CheckoutReturn, 'A return of items from any checkouts.', {
      ...selectedTexts,
      remarks,
      items,
      lines: {
        description:
          `Quantities that come back, together with the items at most ${itemsMax} entries. Each goes back to the ` +
          'checkouts that have it: the one that is due first before the others, and what was used up as ' +
          'well. With `occurred_at`, only those that were out by then count.',
        fields: lineFields,
      },
      location_id,
      condition,
      issue,
    }),
    CheckoutExtend: request(CheckoutExtend, 'A new due time.', { ...texts, remarks }),
  },
});
