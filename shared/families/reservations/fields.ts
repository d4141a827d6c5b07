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
import { kept, keptReference, shownOf } from '#shared/fields/kept.ts';
import { requiredParameter, textParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyFilters, syncedQuery, windowFilters } from '#shared/fields/query.ts';
import { Count, Id, Instant, ItemSummary, recordShape } from '#shared/fields/record.ts';
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
  /** What the reservations of a timetable have in common. */
  series_ref: optional(text(200)),
  /** Whether the schedule completes it when it ends. */
  auto_complete: defaulted(boolean(), false),
} satisfies FieldSpecs;

export const ReservationCreate = createBody(reservationFields);
export type ReservationCreate = CreateValues<typeof reservationFields>;
export const ReservationUpdate = updateBody(reservationFields);
export type ReservationUpdate = UpdateValues<typeof reservationFields>;

export const reservationKept = {
  status: kept(z.enum(reservationStatuses), 'open'),
  completed_as: kept(z.nullable(z.enum(completions)), null),
  completed_at: kept(z.nullable(Instant), null),
  completed_by: kept(z.nullable(Actor), null),
  completion_remarks: kept(z.nullable(z.string()), null),
  checkout_id: keptReference('checkout'),
  event_id: keptReference('event'),
  /** What was freed without having gone out, once it is completed. */
  released_iid: kept(z.array(Id), []),
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
  ...shownOf(reservationFields),
  items: z.array(ItemSummary),
  ...shownOf(reservationKept),
  classification: z.enum(['upcoming', 'ongoing', 'overdue', 'completed']),
  warnings: z.array(Warning),
});
export type Reservation = z.infer<typeof Reservation>;

export const SeriesQuery = z.object({ series_ref: requiredParameter(externalRef()) });

/** Which of a series were removed, and how many of it are left to be. */
export const RemovedSeries = z.strictObject({ removed: z.array(Id), remaining: Count });
export type RemovedSeries = z.infer<typeof RemovedSeries>;
