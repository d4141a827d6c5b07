import { hasAccess } from '#shared/auth/access.ts';
import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { ApiError, assertNoProblems } from '#shared/errors.ts';
import { read as locationAccess } from '#shared/families/locations/access.ts';
import { countUses } from '#shared/families/locations/uses.ts';
import { inUseError } from '#shared/records/blockers.ts';
import { IdSet } from '#shared/records/id-set.ts';
import type { Filter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { occurrenceProblems, occurrenceTime, withOccurredAt } from '#shared/records/occurrence.ts';
import { createRecord, readNothing } from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyReferences, lookUpReferences } from '#shared/records/references.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { noFiles } from '#shared/resources/files.ts';
import { atZero } from '#shared/table/actions.ts';
import { findRowsByKey } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { decideCondition, isInUse, isNewCondition } from './condition.ts';
import { assertDiscardable, discardProblems } from './discard.ts';
import { ItemCreate, ItemReplace, ItemUpdate } from './fields.ts';
import { itemFilters } from './filters.ts';
import { itemProblems, mergeItem, newItem } from './item.ts';
import { changeItem, locationUses } from './item-change.ts';
import { itemView } from './item-view.ts';
import { resolveScans, type ScannedRecord } from './labels.ts';
import type { ConditionBody, LabelMeaning, LabelsLookup, MoveBody } from './operation-fields.ts';
import type { ItemLookup, ItemQuery } from './queries.ts';
import { type ItemRecord, item } from './record.ts';
import { readItemUses } from './used-by.ts';

export async function listItems(call: Call, query: ItemQuery) {
  return answerList(call, itemView, query, await itemFilters(call, query));
}

export function createItem(call: Call, body: ItemCreate) {
  const content = newItem(body, call.now);
  return createRecord(call, itemView, content, readNothing, {
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
    update: (versionCall, id, body) => updateItem(versionCall, id, body, input.query.replace),
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
    extraWrites: { counters: countUses(call, id, locationUses(record), []) },
  });
}

/** Moves an item to a location or to none, and its home if requested. */
export async function moveItem(originalCall: Call, id: number, body: MoveBody) {
  const { location_id, set_home, remarks, occurred_at } = body;
  const call = withOccurredAt(originalCall, occurred_at);
  const references = bodyReferences(item, { location_id });
  const [before, foundReferences] = await Promise.all([
    readForWrite(call, item, id),
    lookUpReferences(call, { references }),
  ]);
  const changes = { location_id, ...(set_home ? { home_location_id: location_id } : {}) };
  const problems = occurrenceProblems(call);
  return changeItem(
    call,
    before,
    changes,
    { action: 'location', remarks },
    { found: foundReferences, problems },
  );
}

/** Sets the condition of an item, which overrides the holds of issues. */
export async function setCondition(originalCall: Call, id: number, body: ConditionBody) {
  const call = withOccurredAt(originalCall, body.occurred_at);
  const before = await readForWrite(call, item, id);
  assertNoProblems(occurrenceProblems(call));
  assertDiscardable(await discardProblems(call, before, body.condition));
  if (!isNewCondition(before, body.condition, body.remarks)) {
    return answerUnchanged(call, itemView, before);
  }
  const decision = decideCondition(before, body, call.caller.actor, occurrenceTime(call));
  const entry = { action: 'condition', remarks: body.remarks } as const;
  return changeItem(call, before, decision, entry, { alwaysWrites: true });
}

/** The items with a scanned value: by label, or else by unique_id. */
export async function lookUpItems(call: Call, query: ItemLookup) {
  const { qr, q } = query;
  if (!q?.trim() && !qr?.trim()) {
    const message = 'Either qr or q is required.';
    throw new ApiError('bad_request', { message, fields: { qr: [{ code: 'required', message }] } });
  }
  const labelFilters = qr?.trim() ? scannedFilter(call, qr) : undefined;
  return answerList(call, itemView, query, [labelFilters, ...(await itemFilters(call, query))]);
}

function scannedFilter(call: Call, scan: string): Filter<ItemRecord> {
  const ids = async () => {
    const meanings = await resolveScans(call, [scan]);
    return new IdSet(meanings.values().map(({ id }) => id));
  };
  return { ids };
}

/** Looks up each of several labels: an item, a location that the caller may read, or nothing. */
export async function lookUpLabels(call: CredentialCall, { qr }: LabelsLookup) {
  const { caller, now } = call;
  const { accountId } = caller;
  const isPlaceShown = hasAccess(caller, locationAccess, now);
  const meanings = await resolveScans(call, qr, isPlaceShown ? ['item', 'location'] : ['item']);
  const keyOf = ({ resource, id }: ScannedRecord) => rowKey.record(accountId, resource, id);
  const attributes = ['name', 'unique_id'];
  const rowAt = await findRowsByKey([...meanings.values()].map(keyOf), { attributes });
  const data = qr.map((label): LabelMeaning => {
    const meaning = meanings.get(label);
    if (!meaning) return { qr: label, resource: null, id: null, name: null, unique_id: null };
    const row = rowAt(keyOf(meaning));
    const code = row?.unique_id === undefined ? null : String(row.unique_id);
    return { qr: label, ...meaning, name: String(row?.name ?? ''), unique_id: code };
  });
  return { data };
}
