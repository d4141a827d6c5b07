import type { Answer, Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { createReading } from '#shared/records/create.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { eventProblems } from './event.ts';
import { eventView } from './event-view.ts';
import type { Event, EventCreate } from './fields.ts';
import { inspected, inspectionDay } from './inspection.ts';
import { countInspections } from './inspections.ts';
import type { EventRecord } from './record.ts';

export function createEvent(call: Call, body: EventCreate): Promise<Answer<Event>> {
  return createReading(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, named) => mergeFields(eventProblems(draft), named.problems),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      const occasion = { action: 'create', cause: event, naming: event } as const;
      const edits = editItems(call, items, (item) => editOf(item, record), occasion);
      const counters = inspectionDay(record) === null ? [] : countInspections(call, items);
      return { ...withSummaries(record, items), ...joinWrites(edits, { counters }) };
    },
  });
}

/** An event changes an item only if it is the item's latest inspection. */
function editOf(item: ItemRecord, event: EventRecord) {
  const changes = inspected(item, event);
  return Object.keys(changes).length > 0 ? changes : 'noted';
}
