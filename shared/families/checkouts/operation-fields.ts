import * as z from 'zod/mini';
import { lineFields } from '#shared/families/items/line-fields.ts';
import {
  assertNotBoth,
  bookedItems,
  bookingRule,
  selectedItems,
} from '#shared/families/items/selection-fields.ts';
import { type BodyOf, createBody, nested, optionalNestedList } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { flagParameter } from '#shared/fields/parameters.ts';
import { longestWebAddress, longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, id, instant, number, reference } from '#shared/fields/values.ts';
import { itemsMax } from '#shared/limits.ts';
import { checkoutFields } from './fields.ts';

export const CheckoutCreate = createBody(
  {
    ...checkoutFields,
    ...bookedItems,
    occurred_at: optional(instant()),
  },
  bookingRule,
);
export type CheckoutCreate = BodyOf<typeof CheckoutCreate>;

const reportFields = {
  name: required(text(200)),
  description: optional(longText()),
  autochange_condition: defaulted(boolean(), false),
} satisfies FieldSpecs;

const conditionFields = {
  condition: optional(choice(['inoperative'])),
  issue: nested(createBody(reportFields)),
} satisfies FieldSpecs;
export type ReturnCondition = CreateValues<typeof conditionFields>;

const returnedItemFields = {
  item_id: optional(id()),
  qr: optional(text(longestWebAddress)),
  ...conditionFields,
} satisfies FieldSpecs;
export type ReturnedItem = CreateValues<typeof returnedItemFields>;

const ReturnedItemBody = createBody(returnedItemFields, {
  of: ['item_id', 'qr'],
  check: ({ item_id, qr }, refuse) => {
    if (item_id === null && qr === null)
      refuse('required', 'Either item_id or qr is required.', ['item_id']);
    if (item_id !== null && qr !== null)
      refuse('invalid_value', 'Must not be combined with item_id.', ['qr']);
  },
});

const returnFields = {
  items: optionalNestedList(ReturnedItemBody, { min: 1, max: itemsMax }),
  remarks: optional(longText()),
  location_id: optional(reference('location')),
  occurred_at: optional(instant()),
  ...conditionFields,
} satisfies FieldSpecs;

const returnedLineFields = {
  ...lineFields,
  consumed: defaulted(number({ decimals: 3 }), 0),
} satisfies FieldSpecs;
/** A quantity that comes back, and how much of it was consumed. */
export type ReturnedLine = CreateValues<typeof returnedLineFields>;

const returnedLines = {
  lines: optionalNestedList(createBody(returnedLineFields), { min: 1, max: itemsMax }),
} satisfies FieldSpecs;

export const CheckoutCheckIn = createBody({
  ...returnFields,
  iid: optional(itemIds()),
  ...returnedLines,
});
export type CheckoutCheckIn = BodyOf<typeof CheckoutCheckIn>;

/** Items and quantities to return from any checkouts. */
export const CheckoutReturn = createBody(
  { ...selectedItems, ...returnFields, ...returnedLines },
  {
    of: ['iid', 'qr', 'items', 'lines'],
    check: ({ iid, qr, items, lines }, refuse) => {
      if (iid === null && qr === null && items === null && lines === null)
        refuse('required', 'One of iid, qr, items and lines is required.', ['iid']);
      assertNotBoth({ iid, qr }, refuse);
    },
  },
);
export type CheckoutReturn = BodyOf<typeof CheckoutReturn>;

export const CheckInQuery = z.object({ dry_run: flagParameter(), partial: flagParameter() });
export type CheckInQuery = z.output<typeof CheckInQuery>;

export const CheckoutExtend = createBody({
  due_time: required(instant()),
  remarks: optional(longText()),
});
export type CheckoutExtend = BodyOf<typeof CheckoutExtend>;
