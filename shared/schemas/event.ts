import * as z from 'zod/mini';
import { eventKinds } from '#shared/resources/event.ts';
import { itemIds } from './collections.ts';
import {
  type CreateValues,
  createBody,
  defaulted,
  type FieldSpecs,
  optional,
  required,
} from './field.ts';
import { sortedQuery, textParameter, timeParameter, wordParameter } from './query.ts';
import { Id, Instant, ItemSummary, Named, partyFilters, recordShape } from './record.ts';
import { choice, instant, longText, number, reference, text } from './values.ts';

const fields = {
  name: required(text(200)),
  iid: required(itemIds()),
  time: required(instant()),
  end_time: optional(instant()),
  kind: defaulted(choice(eventKinds), 'other'),
  description: optional(longText()),
  cost: optional(number({ decimals: 2 })),
  contact_id: optional(reference()),
  user_id: optional(reference()),
  location_id: optional(reference()),
} satisfies FieldSpecs;

export const EventCreate = createBody(fields, {
  check: ({ time, end_time: end }, refuse) => {
    if (end === null || end >= time) return;
    refuse('end_before_start', 'The end is before the time.', ['end_time']);
  },
});
export type EventCreate = CreateValues<typeof fields>;

export const EventQuery = sortedQuery(['id', 'time'], {
  q: textParameter(),
  ...partyFilters,
  kind: wordParameter(eventKinds),
  from: timeParameter(),
  to: timeParameter(),
});
export type EventQuery = z.output<typeof EventQuery>;

export const Event = z.strictObject({
  ...recordShape,
  name: z.string(),
  iid: z.array(Id),
  items: z.array(ItemSummary),
  time: Instant,
  end_time: z.nullable(Instant),
  kind: z.enum(eventKinds),
  description: z.nullable(z.string()),
  cost: z.nullable(z.number()),
  contact_id: z.nullable(Id),
  contact: Named,
  user_id: z.nullable(Id),
  user: Named,
  location_id: z.nullable(Id),
  location: Named,
  reservation_id: z.nullable(Id),
  reservation: Named,
});
export type Event = z.infer<typeof Event>;
