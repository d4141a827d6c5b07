import * as z from 'zod/mini';
import { Actor } from '#shared/actor.ts';
import { createBody, updateBody } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import {
  type CreateValues,
  defaulted,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
} from '#shared/fields/field.ts';
import { requiredParameter, textParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyFilters, syncedQuery, windowFilters } from '#shared/fields/query.ts';
import { Count, Id, Instant, ItemSummary, recordShape } from '#shared/fields/record.ts';
import { responseOf, stored, storedReference } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { boolean, instant, reference } from '#shared/fields/values.ts';
import { Warning } from '#shared/fields/warning.ts';

const reservationStatuses = ['open', 'completed'] as const;
export const completions = ['unspecified', 'checkout', 'event', 'cancelled'] as const;

export const reservationFields = {
  name: required(text(200)),
  iid: required(itemIds()),
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

export const ReservationCreate = createBody(reservationFields);
export type ReservationCreate = CreateValues<typeof reservationFields>;
export const ReservationUpdate = updateBody(reservationFields);
export type ReservationUpdate = UpdateValues<typeof reservationFields>;

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
};

const classifications = ['all', 'open', 'completed', 'upcoming', 'ongoing', 'overdue'] as const;
export type Classification = (typeof classifications)[number];

export const reservationOrders = ['id', 'start_time', 'end_time', 'created_at'] as const;

export const ReservationQuery = syncedQuery(reservationOrders, {
  ...partyFilters,
  ...windowFilters,
  classification: wordParameter(classifications),
  series_ref: textParameter(),
}).check(orderedWindow('from', 'to'));
export type ReservationQuery = z.output<typeof ReservationQuery>;

export const Reservation = z.strictObject({
  ...recordShape,
  ...responseOf(reservationFields),
  items: z.array(ItemSummary),
  ...responseOf(reservationStored),
  classification: z.enum(['upcoming', 'ongoing', 'overdue', 'completed']),
  warnings: z.array(Warning),
});
export type Reservation = z.infer<typeof Reservation>;

export const SeriesQuery = z.object({ series_ref: requiredParameter(externalRef()) });

/** The removed reservations of a series, and the number that remain. */
export const RemovedSeries = z.strictObject({ removed: z.array(Id), remaining: Count });
export type RemovedSeries = z.infer<typeof RemovedSeries>;

/** Field descriptions; for a reference, what it refers to. */
export const reservationTexts = {
  name: 'What the items are reserved for.',
  iid: 'The ids of the items. Duplicates collapse in their order.',
  start_time: 'From when the items are reserved.',
  end_time:
    'Until when the items are reserved, exclusively: after the start and now, 366 days at most.',
  user: 'the member who is to use the items',
  contact: 'the contact who is to use the items',
  location: 'the location where the items are to be used',
  description: 'What there is to know about the reservation.',
  series_ref: 'What the reservations of a series have in common, such as a timetable.',
  auto_complete: 'Whether the service completes it when it ends.',
  items: 'The items, with their names.',
  status: 'Open until it is completed.',
  completed_as: 'What the reservation became.',
  completed_at: 'When it was completed.',
  completed_by: 'Who completed it.',
  completion_remarks: 'What was remarked when it was completed.',
  checkout: 'the checkout that it became',
  event: 'the event that it became',
  released_iid:
    'The ids of the items that were freed without having gone out, once it is completed.',
  classification: 'Not begun, begun, ended but still open, or completed.',
  warnings: 'Why items may not be there, or not be fit; of open reservations alone.',
} as const;
