import type * as z from 'zod/mini';
import { assertOneSelection, selectedItems } from '#shared/families/items/selection-fields.ts';
import { createBody, nested } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
} from '#shared/fields/field.ts';
import { wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyFilters, syncedQuery, windowFilters } from '#shared/fields/query.ts';
import { longText, text } from '#shared/fields/texts.ts';
import { boolean, choice, instant, reference } from '#shared/fields/values.ts';
import { checkoutFields, checkoutOrders, checkoutStatuses } from './fields.ts';

const checkoutCreateFields = { ...checkoutFields, ...selectedItems } satisfies FieldSpecs;
export const CheckoutCreate = createBody(checkoutCreateFields, assertOneSelection);
export type CheckoutCreate = CreateValues<typeof checkoutCreateFields>;

const reportFields = {
  name: required(text(200)),
  description: optional(longText()),
  autochange_condition: defaulted(boolean(), false),
} satisfies FieldSpecs;

const returnFields = {
  remarks: optional(longText()),
  location_id: optional(reference('location')),
  condition: optional(choice(['inoperative'])),
  issue: nested(createBody(reportFields)),
} satisfies FieldSpecs;

const checkInFields = { ...returnFields, iid: optional(itemIds()) } satisfies FieldSpecs;
export const CheckoutCheckIn = createBody(checkInFields);
export type CheckoutCheckIn = CreateValues<typeof checkInFields>;

const scannedFields = { ...selectedItems, ...returnFields } satisfies FieldSpecs;
/** Items to return from any checkouts. */
export const CheckoutReturn = createBody(scannedFields, assertOneSelection);
export type CheckoutReturn = CreateValues<typeof scannedFields>;

const extendFields = {
  due_time: required(instant()),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const CheckoutExtend = createBody(extendFields);
export type CheckoutExtend = CreateValues<typeof extendFields>;

export const CheckoutQuery = syncedQuery(checkoutOrders, {
  ...partyFilters,
  ...windowFilters,
  status: wordParameter([...checkoutStatuses, 'overdue']),
}).check(orderedWindow('from', 'to'));
export type CheckoutQuery = z.output<typeof CheckoutQuery>;
