import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { kitIds, Line, lineList, ShownLine } from '#shared/families/items/line-fields.ts';
import { itemIds } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { Count, Id, Instant, ItemSummary, Named, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored, storedReference } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { boolean, instant, reference } from '#shared/fields/values.ts';
import { Warning } from '#shared/fields/warning.ts';
import { itemsMax, windowDaysMax } from '#shared/limits.ts';

export const reservationStatuses = ['open', 'completed'] as const;
export const completions = ['unspecified', 'checkout', 'event', 'cancelled'] as const;

export const reservationFields = {
  name: required(text(200)),
  iid: required(itemIds()),
  lines: lineList(),
  kit_ids: kitIds(),
  /** Half-open: the items are free again at the end. */
  start_time: required(instant()),
  end_time: required(instant()),
  user_id: optional(reference('user')),
  contact_id: optional(reference('contact')),
  location_id: optional(reference('location')),
  description: optional(longText()),
  external_ref: optional(externalRef()),
  /** Shared by the reservations of a series. */
  series_ref: optional(text(200)),
  /** Whether the schedule completes it at its end. */
  auto_complete: defaulted(boolean(), false),
} satisfies FieldSpecs;

export const reservationStored = {
  status: stored(z.enum(reservationStatuses), 'open'),
  completed_as: stored(z.nullable(z.enum(completions)), null),
  completed_at: stored(z.nullable(Instant), null),
  completed_by: stored(z.nullable(Actor), null),
  completion_remarks: stored(z.nullable(z.string()), null),
  checkout_id: storedReference('checkout'),
  event_id: storedReference('event'),
  /** The items that a completion freed without a checkout. */
  released_iid: stored(z.array(Id), []),
  /** The quantities that a completion freed without a checkout. */
  released_lines: stored(z.array(Line), []),
};

export const reservationOrders = ['id', 'start_time', 'end_time', 'created_at'] as const;

export const Reservation = z.strictObject({
  ...recordShape,
  ...responseOf(reservationFields),
  items: z.array(ItemSummary),
  lines: z.array(ShownLine),
  kits: z.array(Named),
  ...responseOf(reservationStored),
  classification: z.enum(['upcoming', 'ongoing', 'overdue', 'completed']),
  warnings: z.array(Warning),
});
export type Reservation = z.infer<typeof Reservation>;

/** The removed reservations of a series, and the number that remain. */
export const RemovedSeries = z.strictObject({ removed: z.array(Id), remaining: Count });
export type RemovedSeries = z.infer<typeof RemovedSeries>;

/** Field descriptions; for a reference, what it refers to. */
export const reservationTexts = {
  name: 'The name of the reservation.',
  iid: 'The ids of the items. Duplicates are ignored. A stock item in this list means all of its stock.',
  lines: `Quantities of stock items, together with \`iid\` at most ${itemsMax} entries.`,
  kit_ids: 'The ids of the kits that were booked. Their contents are in `iid` and `lines`.',
  kits: 'The kits, with their names.',
  start_time: 'Start of the reservation.',
  end_time: `End of the reservation, exclusive: after its start and now, at most ${windowDaysMax} days long.`,
  user: 'the member who is to use the items',
  contact: 'the contact who is to use the items',
  location: 'the location where the items are to be used',
  description: 'The description of the reservation.',
  series_ref: 'The reference of a series of reservations.',
  auto_complete: 'Whether the service completes it at its end.',
  items: 'The items, with their names.',
  status: 'Open until it is completed.',
  completed_as: 'What the reservation was completed as.',
  completed_at: 'When it was completed.',
  completed_by: 'Who completed it.',
  completion_remarks: 'The remarks on completion.',
  checkout: 'the checkout that it became',
  event: 'the event that it became',
  released_iid:
    'The ids of the items that were released unused: neither checked out nor named by the event.',
  released_lines:
    'The quantities that were released unused: neither checked out nor named by the event.',
  classification: 'Upcoming, ongoing, ended but still open, or completed.',
  warnings: 'Warnings about items; only for open reservations.',
} as const;
