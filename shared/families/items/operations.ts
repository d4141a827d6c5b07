import type { Call } from '#shared/call.ts';
import { assertNoProblems } from '#shared/errors.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { callAt, momentOf, occurrenceProblems } from '#shared/records/occurrence.ts';
import { createReading, readNothing } from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { noFiles } from '#shared/resources/files.ts';
import { atZero } from '#shared/table/actions.ts';
import { decideCondition, isInUse, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { ItemCreate, ItemReplace, ItemUpdate } from './fields.ts';
import { itemFilters } from './filters.ts';
import { itemProblems, mergeItem, newItem } from './item.ts';
import { changeItem, locationUses } from './item-change.ts';
import { itemView } from './item-view.ts';
import type { ConditionBody, MoveBody } from './operation-fields.ts';
import type { ItemQuery } from './queries.ts';
import { item } from './record.ts';
import { readItemUses } from './used-by.ts';

export async function listItems(call: Call, query: ItemQuery) {
  return answerList(call, itemView, query, await itemFilters(call, query));
}

export function createItem(call: Call, body: ItemCreate) {
  const content = newItem(body, call.now);
  return createReading(call, itemView, content, readNothing, {
    problems: (draft) => itemProblems(draft, content),
    decide: (record) => ({ counters: countUses(call, record.id, [], locationUses(record)) }),
  });
}

/** Updates an item; `isWhole` where own fields that are not sent go. */
export async function updateItem(call: Call, id: number, body: ItemUpdate, isWhole = false) {
  const before = await readForWrite(call, item, id);
  const base = isWhole ? { ...before, custom_fields: {} } : before;
  return changeItem(call, before, mergeItem(base, body, call.now), { action: 'update' });
}

export function putItemByRef(call: Call, input: PutInput) {
  return putByRef(call, item, input, {
    bodies: { create: ItemCreate, update: ItemUpdate, replace: ItemReplace },
    create: createItem,
    update: (versionCall, id, body, { replace }) => updateItem(versionCall, id, body, replace),
  });
}

/** Deletes an unused item. A concurrent issue on it, or kit with it, wins. */
export async function removeItem(call: Call, id: number) {
  const record = await readForWrite(call, item, id);
  if (isInUse(record, call.now)) throw inUseError('item_in_use', await readItemUses(call, record));
  return removeRecord(call, item, record, {
    // Its files go, and what is booked of it is past.
    changes: { ...noFiles, bookings: [], booked_quantities: [] },
    conditions: [atZero('open_issues_count'), atZero('kits_count')],
    also: { counters: countUses(call, id, locationUses(record), []) },
  });
}

/** Moves an item to a location or to none, and its home if requested. */
export async function moveItem(arrival: Call, id: number, body: MoveBody) {
  const { location_id, set_home, remarks, occurred_at } = body;
  const call = callAt(arrival, occurred_at);
  const references = bodyReferences(item, { location_id });
  const [before, found] = await Promise.all([
    readForWrite(call, item, id),
    lookUpReferences(call, { references, claims: [] }),
  ]);
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  const problems = occurrenceProblems(call);
  return changeItem(call, before, changes, { action: 'location', remarks }, { found, problems });
}

/** Sets the condition of an item, which overrides the holds of issues. */
export async function setCondition(arrival: Call, id: number, body: ConditionBody) {
  const call = callAt(arrival, body.occurred_at);
  const before = await readForWrite(call, item, id);
  assertNoProblems(occurrenceProblems(call));
  assertDiscardable(await discardProblems(call, before, body.condition));
  if (!isNewCondition(before, body.condition, body.remarks)) {
    return answerUnchanged(call, itemView, before);
  }
  const decided = decideCondition(before, body, call.caller.actor, momentOf(call));
  const occasion = { action: 'condition', remarks: body.remarks } as const;
  return changeItem(call, before, decided, occasion, { isWritten: true });
}
