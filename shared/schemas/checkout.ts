import * as z from 'zod/mini';
import { checkoutStatuses } from '#shared/resources/checkout.ts';
import { itemIds } from './collections.ts';
import {
  type CreateValues,
  createBody,
  type FieldSpecs,
  nested,
  optional,
  required,
} from './field.ts';
import { sortedQuery, wordParameter } from './query.ts';
import { Actor, Id, Instant, ItemSummary, Named, partyFilters, recordShape } from './record.ts';
import { choice, instant, longText, reference, text } from './values.ts';

const fields = {
  name: required(text(200)),
  iid: required(itemIds()),
  due_time: required(instant()),
  user_id: optional(reference()),
  contact_id: optional(reference()),
  location_id: optional(reference()),
  description: optional(longText()),
  reservation_id: optional(reference()),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;
export const CheckoutCreate = createBody(fields);
export type CheckoutCreate = CreateValues<typeof fields>;

/** What is reported on return. */
const reportFields = {
  name: required(text(200)),
  description: optional(longText()),
} satisfies FieldSpecs;
const Report = createBody(reportFields);

const checkInFields = {
  remarks: optional(longText()),
  iid: optional(itemIds()),
  location_id: optional(reference()),
  condition: optional(choice(['inoperative'])),
  issue: optional(nested(Report)),
} satisfies FieldSpecs;
export const CheckoutCheckIn = createBody(checkInFields, { nested: { issue: Report.known } });
export type CheckoutCheckIn = CreateValues<typeof checkInFields>;

const extendFields = {
  due_time: required(instant()),
  remarks: optional(longText()),
} satisfies FieldSpecs;
export const CheckoutExtend = createBody(extendFields);
export type CheckoutExtend = CreateValues<typeof extendFields>;

export const CheckoutQuery = sortedQuery(['id', 'due_time', 'created_at'], {
  ...partyFilters,
  status: wordParameter([...checkoutStatuses, 'overdue']),
});
export type CheckoutQuery = z.output<typeof CheckoutQuery>;

const CheckedOutItem = z.extend(ItemSummary, {
  checked_in_at: z.nullable(Instant),
  checked_in_by: z.nullable(Actor),
});

const CheckIn = z.strictObject({
  at: Instant,
  by: Actor,
  iid: z.array(Id),
  remarks: z.nullable(z.string()),
  location_id: z.nullable(Id),
  condition: z.nullable(z.literal('inoperative')),
  issue_id: z.nullable(Id),
});

export const Checkout = z.strictObject({
  ...recordShape,
  name: z.string(),
  iid: z.array(Id),
  items: z.array(CheckedOutItem),
  outstanding_iid: z.array(Id),
  returned_iid: z.array(Id),
  due_time: Instant,
  overdue: z.boolean(),
  partial: z.boolean(),
  user_id: z.nullable(Id),
  user: Named,
  contact_id: z.nullable(Id),
  contact: Named,
  location_id: z.nullable(Id),
  location: Named,
  description: z.nullable(z.string()),
  reservation_id: z.nullable(Id),
  reservation: Named,
  external_ref: z.nullable(z.string()),
  status: z.enum(checkoutStatuses),
  closed_at: z.nullable(Instant),
  checkins: z.array(CheckIn),
});
export type Checkout = z.infer<typeof Checkout>;
