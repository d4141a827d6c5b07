import * as z from 'zod/mini';
import { eventKinds } from '#shared/resources/event.ts';
import { completions, reservationStatuses } from '#shared/resources/reservation.ts';
import { itemIds } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type Field,
  type FieldSpecs,
  optional,
  required,
  type UpdateValues,
  updateBody,
} from './field.ts';
import { flagParameter, sortedQuery, wordParameter } from './query.ts';
import { Actor, Id, Instant, ItemSummary, Named, partyFilters, recordShape } from './record.ts';
import { choice, instant, longText, number, reference, text } from './values.ts';

const fields = {
  name: required(text(200)),
  iid: required(itemIds()),
  start_time: required(instant()),
  end_time: required(instant()),
  user_id: optional(reference()),
  contact_id: optional(reference()),
  location_id: optional(reference()),
  description: optional(longText()),
  external_ref: optional(text(200)),
} satisfies FieldSpecs;

export const ReservationCreate = createBody(fields);
export type ReservationCreate = CreateValues<typeof fields>;
export const ReservationUpdate = updateBody(fields);
export type ReservationUpdate = UpdateValues<typeof fields>;

const completeFields = {
  complete_as: defaulted(choice(completions), 'unspecified'),
  remarks: optional(longText()),
} satisfies FieldSpecs;

const asCheckoutFields = {
  ...completeFields,
  complete_as: required(choice(['checkout'])),
  due_time: optional(instant()),
  iid: optional(itemIds()),
} satisfies FieldSpecs;

const asEventFields = {
  ...completeFields,
  complete_as: required(choice(['event'])),
  kind: defaulted(choice(eventKinds), 'other'),
  cost: optional(number({ decimals: 2 })),
} satisfies FieldSpecs;

const plainFields = { ...completeFields, complete_as: defaulted(plainly(), 'unspecified') };
const CompletePlainly = createBody(plainFields);
const CompleteAsCheckout = createBody(asCheckoutFields);
const CompleteAsEvent = createBody(asEventFields);
export type CompleteAsCheckout = CreateValues<typeof asCheckoutFields>;
export type CompleteAsEvent = CreateValues<typeof asEventFields>;

/** Names all completions where it refuses a value; the two others are read by their own bodies. */
function plainly(): Field<'unspecified'> {
  const any = choice(completions);
  return { ...any, read: (value, refuse) => any.read(value, refuse) && 'unspecified' };
}

/** What a reservation becomes decides which fields count. */
export const ReservationComplete = {
  choose: (sent: object) => {
    const as =
      'complete_as' in sent && typeof sent.complete_as === 'string' ? sent.complete_as.trim() : '';
    if (as === 'checkout') return CompleteAsCheckout;
    return as === 'event' ? CompleteAsEvent : CompletePlainly;
  },
  all: [CompletePlainly, CompleteAsCheckout, CompleteAsEvent],
};

/** `true` judges a booking without writing it. */
export const DryRunQuery = z.object({ dry_run: flagParameter() });

export const classifications = [
  'all',
  'open',
  'completed',
  'upcoming',
  'ongoing',
  'overdue',
] as const;
export type Classification = (typeof classifications)[number];

export const ReservationQuery = sortedQuery(['id', 'start_time', 'end_time', 'created_at'], {
  ...partyFilters,
  classification: wordParameter(classifications),
});
export type ReservationQuery = z.output<typeof ReservationQuery>;

const Warning = z.strictObject({
  code: z.literal('item_inoperative'),
  item_id: Id,
  message: z.string(),
});

export const Reservation = z.strictObject({
  ...recordShape,
  name: z.string(),
  iid: z.array(Id),
  items: z.array(ItemSummary),
  start_time: Instant,
  end_time: Instant,
  user_id: z.nullable(Id),
  user: Named,
  contact_id: z.nullable(Id),
  contact: Named,
  location_id: z.nullable(Id),
  location: Named,
  description: z.nullable(z.string()),
  external_ref: z.nullable(z.string()),
  status: z.enum(reservationStatuses),
  classification: z.enum(['upcoming', 'ongoing', 'overdue', 'completed']),
  completed_as: z.nullable(z.enum(completions)),
  completed_at: z.nullable(Instant),
  completed_by: z.nullable(Actor),
  completion_remarks: z.nullable(z.string()),
  checkout_id: z.nullable(Id),
  checkout: Named,
  event_id: z.nullable(Id),
  event: Named,
  warnings: z.array(Warning),
});
export type Reservation = z.infer<typeof Reservation>;
