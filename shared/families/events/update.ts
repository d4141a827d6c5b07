import type { CredentialCall } from '#shared/auth/caller.ts';
import { setsCondition } from '#shared/families/items/access.ts';
import { editItems, readItems } from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { readForWrite } from '#shared/records/read.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { updateReading } from '#shared/records/update.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { resultProblems } from './event.ts';
import { eventView } from './event-view.ts';
import type { EventUpdate } from './fields.ts';
import { editOf, isCounted } from './inspection.ts';
import { countInspections } from './inspections.ts';
import { event } from './record.ts';

/**
 * Updates an event, and notes it on its items. A new result acts on them as at creation: `failed`
 * makes them inoperative, with the rights for it, and passed or null counts as their inspection.
 * Neither undoes the other: a result that no longer fails leaves them inoperative, and one that
 * fails now moves no due date back.
 */
export async function updateEvent(call: CredentialCall, id: number, body: EventUpdate) {
  if (body.result === 'failed') requireAccess(call, setsCondition);
  const before = await readForWrite(call, event, id);
  const read = () => readItems(call, before.iid);
  const occasion = { action: 'update', cause: { resource: 'event', id } } as const;
  return updateReading(call, eventView, before, bodyChanges(body), read, {
    problems: resultProblems,
    decide: (after, { read: { items } }) => {
      const isMoved = isCounted(after) !== isCounted(before);
      // A result that says what null meant counts no second time.
      const isNew = after.result !== before.result && (isMoved || after.result === 'failed');
      const edits = editItems(
        call,
        items,
        (item) => (isNew ? editOf(call, item, after) : 'noted'),
        occasion,
      );
      const counters = isMoved ? countInspections(call, items) : [];
      return { known: { items: summariesOf(items) }, ...joinWrites(edits, { counters }) };
    },
  });
}
