import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { kitIds, Line, lineList, ShownLine } from '#shared/families/items/line-fields.ts';
import { itemIds } from '#shared/fields/collections.ts';
import { type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { idFilterParameter, wordParameter } from '#shared/fields/parameters.ts';
import {
  orderedWindow,
  partyParameters,
  syncedQuery,
  windowFilters,
} from '#shared/fields/query.ts';
import { Id, Instant, ItemSummary, Named, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { instant, reference } from '#shared/fields/values.ts';
import { Warning } from '#shared/fields/warning.ts';
import { itemsMax } from '#shared/limits.ts';

const checkoutStatuses = ['open', 'closed'] as const;

export const checkoutFields = {
  name: required(text(200)),
  iid: required(itemIds()),
  lines: lineList(),
  kit_ids: kitIds(),
  due_time: required(instant()),
  user_id: optional(reference('user')),
  contact_id: optional(reference('contact')),
  location_id: optional(reference('location')),
  description: optional(longText()),
  reservation_id: optional(reference('reservation')),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const CheckInItem = z.strictObject({
  item_id: Id,
  condition: z.nullable(z.literal('inoperative')),
  issue_id: z.nullable(Id),
});

/** A quantity that came back, and how much of it was consumed. */
export const CheckInLine = z.extend(Line, { consumed: z.number() });

/** One return of items, as requested. */
export const CheckIn = z.strictObject({
  at: Instant,
  occurred_at: z.nullable(Instant),
  by: Actor,
  iid: z.array(Id),
  remarks: z.nullable(z.string()),
  location_id: z.nullable(Id),
  condition: z.nullable(z.literal('inoperative')),
  issue_id: z.nullable(Id),
  items: z.array(CheckInItem),
  lines: z.optional(z.array(CheckInLine)),
});
export type CheckIn = z.infer<typeof CheckIn>;

export const checkoutStored = {
  status: stored(z.enum(checkoutStatuses), 'open'),
  closed_at: stored(z.nullable(Instant), null),
  reminded_at: stored(z.nullable(Instant), null),
  checkins: stored(z.array(CheckIn), []),
};

export const checkoutOrders = ['id', 'due_time', 'created_at'] as const;

export const CheckoutQuery = syncedQuery(checkoutOrders, {
  ...partyParameters,
  ...windowFilters,
  location_id: idFilterParameter(),
  status: wordParameter([...checkoutStatuses, 'overdue']),
}).check(orderedWindow('from', 'to'));
export type CheckoutQuery = z.output<typeof CheckoutQuery>;

export const CheckedOutItem = z.extend(ItemSummary, {
  checked_in_at: z.nullable(Instant),
  checked_in_by: z.nullable(Actor),
});

/** A line of a checkout, and what became of it. */
export const CheckedOutLine = z.extend(ShownLine, {
  returned: z.number(),
  consumed: z.number(),
  outstanding: z.number(),
});

export const Checkout = z.strictObject({
  ...recordShape,
  ...responseOf(checkoutFields),
  checked_out_at: Instant,
  items: z.array(CheckedOutItem),
  lines: z.array(CheckedOutLine),
  kits: z.array(Named),
  outstanding_iid: z.array(Id),
  returned_iid: z.array(Id),
  overdue: z.boolean(),
  partial: z.boolean(),
  warnings: z.array(Warning),
  ...responseOf(checkoutStored),
});
export type Checkout = z.infer<typeof Checkout>;

/** Field descriptions; for a reference, what it refers to. */
export const checkoutTexts = {
  name: 'The name of the checkout.',
  iid: 'The ids of the items. Duplicates are ignored. A stock item in this list means all of its stock.',
  lines: `Quantities of stock items, together with \`iid\` at most ${itemsMax} entries.`,
  kit_ids: 'The ids of the kits that were booked. Their contents are in `iid` and `lines`.',
  kits: 'The kits, with their names.',
  due_time: 'When the items are due back: at least 5 minutes after the request.',
  user: 'the member who has the items',
  contact: 'the contact who has the items',
  location: 'the location that the items move to',
  description: 'The description of the checkout.',
  reservation: 'the open reservation that the items were booked by',
  checked_out_at:
    'When the items went out; when it was created, unless the request said otherwise.',
  items: 'The items, with when each of them came back.',
  outstanding_iid: 'The ids of the items that are still out.',
  returned_iid: 'The ids of the items that came back.',
  overdue: 'Whether items are out past the due time.',
  partial: 'Whether some of the items came back, and others are still out.',
  warnings: 'Warnings about items; only for open checkouts.',
  status: 'Open until the last item is back.',
  closed_at: 'When the last item came back.',
  reminded_at: 'When the borrower was last reminded by mail that items are overdue.',
  checkins: 'The check-ins, in order.',
} as const;
