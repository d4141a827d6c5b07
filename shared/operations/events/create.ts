import type { Answer, Call } from '#shared/call.ts';
import { eventProblems } from '#shared/domain/event.ts';
import { inspected, inspectionDay } from '#shared/domain/inspection.ts';
import { mergeFields } from '#shared/errors.ts';
import { editItems, readItems } from '#shared/operations/items/named-items.ts';
import { remembering } from '#shared/operations/items/remembered-items.ts';
import { createReading } from '#shared/records/create.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import type { EventRecord } from '#shared/resources/event.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import type { Event, EventCreate } from '#shared/schemas/event.ts';
import { eventView } from './event-view.ts';
import { countInspections } from './inspections.ts';

export function createEvent(call: Call, body: EventCreate): Promise<Answer<Event>> {
  return createReading(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, named) => mergeFields(eventProblems(draft), named.problems),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      const occasion = { action: 'create', cause: event, naming: event } as const;
      const edits = editItems(call, items, (item) => editOf(item, record), occasion);
      const counters = inspectionDay(record) === null ? [] : countInspections(call, items);
      return { ...remembering(record, items), ...joinWrites(edits, { counters }) };
    },
  });
}

/** An event leaves an item as it is, unless it is its latest inspection. */
function editOf(item: ItemRecord, event: EventRecord) {
  const changes = inspected(item, event);
  return Object.keys(changes).length > 0 ? changes : 'noted';
}
