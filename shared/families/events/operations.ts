import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { setsCondition } from '#shared/families/items/access.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import {
  editItems,
  readItems,
  readItemVersions,
  unversionedEntriesOf,
} from '#shared/families/items/named-items.ts';
import { summariesOf } from '#shared/families/items/summaries.ts';
import { facetFilter, rangeFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { createRecord, updateRecord } from '#shared/records/operations.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { requireAccess } from '#shared/routes/require-access.ts';
import { indexes } from '#shared/table/indexes.ts';
import { eventProblems, planProblems, resultProblems } from './event.ts';
import { eventView } from './event-view.ts';
import { isCounted } from './examination.ts';
import type { EventCreate, EventQuery, EventUpdate } from './fields.ts';
import { countExaminations, editOf, revertExamination } from './inspections.ts';
import { event } from './record.ts';

export function listEvents(call: Call, query: EventQuery) {
  const { kind } = query;
  return answerList(call, eventView, query, [
    ...partyFilters(call, event, query),
    kind && facetFilter(call, event, [kind]),
    timeFilter(call, query),
  ]);
}

function timeFilter(call: Call, { from, to }: EventQuery) {
  if (from === undefined && to === undefined) return undefined;
  const range = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { before: to }),
  };
  return rangeFilter(call, event, indexes.event.time, range, ({ time }) => {
    return (from === undefined || time >= from) && (to === undefined || time < to);
  });
}

/** Notes an event on items. A failed examination makes them inoperative, with the rights for it. */
export function createEvent(call: CredentialCall, body: EventCreate) {
  if (body.result === 'failed') requireAccess(call, setsCondition);
  return createRecord(call, eventView, body, () => readItems(call, body.iid), {
    problems: (draft, namedItems) =>
      mergeFields(
        eventProblems(draft, call),
        planProblems(draft, namedItems.items),
        namedItems.problems,
      ),
    decide: (record, { read: { items } }) => {
      const event = { resource: 'event', id: record.id } as const;
      const entry = { action: 'create', cause: event, naming: event } as const;
      const edits = editItems(call, items, (item) => editOf(call, item, record), entry);
      const counters = isCounted(record) ? countExaminations(call, items) : [];
      return { ...withSummaries(record, items), ...joinWrites(edits, { counters }) };
    },
  });
}

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
  const entry = { action: 'update', cause: { resource: 'event', id } } as const;
  return updateRecord(call, eventView, before, bodyChanges(body), read, {
    problems: resultProblems,
    decide: (after, { read: { items } }) => {
      const isMoved = isCounted(after) !== isCounted(before);
      // A result that says what null meant counts no second time.
      const isNew = after.result !== before.result && (isMoved || after.result === 'failed');
      const edits = editItems(
        call,
        items,
        (item) => (isNew ? editOf(call, item, after) : 'note-only'),
        entry,
      );
      const counters = isMoved ? countExaminations(call, items) : [];
      return { knownRecords: { items: summariesOf(items) }, ...joinWrites(edits, { counters }) };
    },
  });
}

/** Deletes an event. An item's latest inspection becomes the one before it. */
export async function removeEvent(call: Call, id: number) {
  const record = await readForWrite(call, event, id);
  const entry = { action: 'delete', cause: { resource: 'event', id } } as const;
  const [versions, { changed, writes }] = await Promise.all([
    readItemVersions(call, record.iid),
    revertExamination(call, record),
  ]);
  const others = versions.filter((one) => !changed.has(one.id));
  const extraWrites = joinWrites(writes, unversionedEntriesOf(call, others, entry));
  return removeRecord(call, event, record, { extraWrites });
}
