import * as z from 'zod/mini';
import { planName } from '#shared/families/items/plan-fields.ts';
import { type BodyOf, createBody, updateBody } from '#shared/fields/body.ts';
import { itemIds } from '#shared/fields/collections.ts';
import { defaulted, type FieldSpecs, optional, required } from '#shared/fields/field.ts';
import { timeParameter, wordParameter } from '#shared/fields/parameters.ts';
import { orderedWindow, partyParameters, syncedQuery } from '#shared/fields/query.ts';
import { ItemSummary, recordShape } from '#shared/fields/record.ts';
import { responseOf, storedReference } from '#shared/fields/stored.ts';
import { externalRef, longText, text } from '#shared/fields/texts.ts';
import { choice, instant, number, reference } from '#shared/fields/values.ts';

const eventKinds = [
  'service',
  'maintenance',
  'calibration',
  'inspection',
  'purchase',
  'warranty',
  'usage',
  'other',
] as const;

/** The fields of an event's kind, which completing a reservation as an event also takes. */
export const eventKindFields = {
  kind: defaulted(choice(eventKinds), 'other'),
  cost: optional(number({ decimals: 2 })),
} satisfies FieldSpecs;

export const eventFields = {
  name: required(text(200)),
  iid: required(itemIds()),
  time: required(instant()),
  end_time: optional(instant()),
  ...eventKindFields,
  /** Only for an inspection, a calibration or a maintenance; null counts as passed. */
  result: optional(choice(['passed', 'failed'])),
  /** The name of a plan of `maintenance` that each of the items has. */
  plan: optional(planName()),
  description: optional(longText()),
  contact_id: optional(reference('contact')),
  user_id: optional(reference('user')),
  location_id: optional(reference('location')),
  external_ref: optional(externalRef()),
} satisfies FieldSpecs;

export const EventCreate = createBody(eventFields);
export type EventCreate = BodyOf<typeof EventCreate>;

const { name, description, cost, result } = eventFields;
export const EventUpdate = updateBody({ name, description, cost, result });
export type EventUpdate = BodyOf<typeof EventUpdate>;

export const eventStored = { reservation_id: storedReference('reservation') };

export const eventOrders = ['id', 'time'] as const;

export const EventQuery = syncedQuery(eventOrders, {
  ...partyParameters,
  kind: wordParameter(eventKinds),
  from: timeParameter(),
  to: timeParameter(),
}).check(orderedWindow('from', 'to'));
export type EventQuery = z.output<typeof EventQuery>;

export const Event = z.strictObject({
  ...recordShape,
  ...responseOf(eventFields),
  items: z.array(ItemSummary),
  ...responseOf(eventStored),
});
export type Event = z.infer<typeof Event>;

/** Field descriptions; for a reference, what it refers to. */
export const eventTexts = {
  name: 'The title.',
  iid: 'The ids of the items. Duplicates are ignored.',
  time: 'When it happened, or began.',
  end_time: 'When it ended; not before it began.',
  kind: 'The kind of event.',
  cost: 'What it cost, with 2 decimals at most.',
  result:
    'The result of an inspection, a calibration or a maintenance; null counts as passed. `failed` makes ' +
    'the items inoperative, and moves no due date.',
  plan:
    'The name of the plan of `maintenance` that was carried out. Every item must have a plan of this name ' +
    'and kind. Moves its next day, unless the event failed or a later one exists.',
  description: 'The description of the event.',
  contact: 'the contact who did it, or whom it was for',
  user: 'the member who did it',
  location: 'the location where it happened',
  items: 'The items, with their names.',
  reservation: 'the reservation that became the event',
} as const;
