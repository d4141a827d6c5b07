import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Answer, Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { setsCondition } from '#shared/families/items/access.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { editItems, type ItemEdit, readItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { createReading } from '#shared/records/create.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { eventProblems } from './event.ts';
import { eventView } from './event-view.ts';
import type { Event, EventCreate } from './fields.ts';
import { inspected, inspectionDay } from './inspection.ts';
import { countInspections } from './inspections.ts';
import type { EventRecord } from './record.ts';

/** Notes an event on items. A failed examination makes them inoperative, with the rights for it. */
export function createEvent(call: CredentialCall, body: EventCreate): Promise<Answer<Event>> {
  if (body.result === 'failed') requireAccess(call, setsCondition);
  return createReading(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, named) => mergeFields(eventProblems(draft, call), named.problems),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      const occasion = { action: 'create', cause: event, naming: event } as const;
      const edits = editItems(call, items, (item) => editOf(call, item, record), occasion);
      const counters = inspectionDay(record) === null ? [] : countInspections(call, items);
      return { ...withSummaries(record, items), ...joinWrites(edits, { counters }) };
    },
  });
}

/** An event changes an item only if it is the item's latest inspection, or a failed examination. */
function editOf({ caller, now }: Call, item: ItemRecord, event: EventRecord): ItemEdit {
  const isTakenOut = event.result === 'failed' && item.condition !== 'discarded';
  const remarks = `Event ${event.id}: ${event.name}`;
  const decision = { condition: 'inoperative', remarks } as const;
  const changes = isTakenOut
    ? decideCondition(item, decision, caller.actor, now)
    : inspected(item, event);
  return Object.keys(changes).length > 0 ? changes : 'noted';
}
