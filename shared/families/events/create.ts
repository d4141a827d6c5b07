import type { CredentialCall } from '#shared/auth/caller.ts';
import { mergeFields } from '#shared/errors.ts';
import { setsCondition } from '#shared/families/items/access.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import { createReading } from '#shared/records/create.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { eventProblems, planProblems } from './event.ts';
import { eventView } from './event-view.ts';
import type { EventCreate } from './fields.ts';
import { editOf, isCounted } from './inspection.ts';
import { countInspections } from './inspections.ts';

/** Notes an event on items. A failed examination makes them inoperative, with the rights for it. */
export function createEvent(call: CredentialCall, body: EventCreate) {
  if (body.result === 'failed') requireAccess(call, setsCondition);
  return createReading(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, named) =>
      mergeFields(eventProblems(draft, call), planProblems(draft, named.items), named.problems),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      const occasion = { action: 'create', cause: event, naming: event } as const;
      const edits = editItems(call, items, (item) => editOf(call, item, record), occasion);
      const counters = isCounted(record) ? countInspections(call, items) : [];
      return { ...withSummaries(record, items), ...joinWrites(edits, { counters }) };
    },
  });
}
