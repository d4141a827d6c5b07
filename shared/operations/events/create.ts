import type { Answer, Call } from '#shared/call.ts';
import { eventProblems } from '#shared/domain/event.ts';
import { mergeFields } from '#shared/errors.ts';
import { readItems } from '#shared/operations/items/named-items.ts';
import { noteOnItems } from '#shared/operations/items/notes.ts';
import { remembering } from '#shared/operations/items/remembered-items.ts';
import { createReading } from '#shared/records/create.ts';
import type { Event, EventCreate } from '#shared/schemas/event.ts';
import { eventView } from './event-view.ts';

export function createEvent(call: Call, body: EventCreate): Promise<Answer<Event>> {
  return createReading(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, named) => mergeFields(eventProblems(draft), named.problems),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      return {
        ...remembering(record, items),
        ...noteOnItems(call, items, { action: 'create', cause: event, naming: event }),
      };
    },
  });
}
