import type { Call } from '#shared/call.ts';
import { type FieldProblem, type FieldProblems, noSuch } from '#shared/errors.ts';
import { exchangedItemsMax } from '#shared/limits.ts';
import { type EntryDetails, type ItemVersion, unversionedEntry } from '#shared/records/history.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { type Counter, joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { absent, exists, type RowWrite } from '#shared/table/actions.ts';
import { findRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { itemChange } from './item-change.ts';
import { type ItemRecord, item } from './record.ts';

/** The items that another record names, and the problems of those that do not exist. */
export interface NamedItems {
  items: Current<ItemRecord>[];
  problems: FieldProblems;
}

/** Reads the live items that a body names, for a write, and the problems of the list. */
export async function readItems(call: Call, iid: readonly number[]): Promise<NamedItems> {
  const items = await readLinked(call, item, iid);
  const liveIds = new Set(items.map(({ id }) => id));
  const missing = iid.filter((id) => !liveIds.has(id)).map(missingItemProblem);
  return { items, problems: missing.length > 0 ? { iid: missing } : {} };
}

export function missingItemProblem(id: number): FieldProblem {
  return { code: 'not_found', message: noSuch('item', id), item_id: id };
}

/** The effect of a write on an item in its contents: changes, only a history entry, or none. */
export type ItemEdit = Partial<ItemRecord> | 'note-only' | 'unchanged';

/** The writes of items by a call about another record, each with its history entry. */
export function editItems(
  call: Call,
  items: readonly Current<ItemRecord>[],
  edit: (item: ItemRecord) => ItemEdit,
  entry: EntryDetails,
): Transaction {
  const parts = items.map((before) => {
    const editedRecord = edit(before);
    if (editedRecord === 'unchanged') return {};
    if (editedRecord === 'note-only')
      return { writes: [unversionedEntry(call, 'item', before, entry)] };
    return itemChange(call, before, editedRecord, entry);
  });
  return joinWrites(...parts);
}

/** The history entries of a write that names items without changing them. */
export function unversionedEntriesOf(
  call: Call,
  items: readonly ItemVersion[],
  entry: EntryDetails,
): Partial<Transaction> {
  return { writes: items.map((one) => unversionedEntry(call, 'item', one, entry)) };
}

/** The versions of items for their history, deleted ones included. */
export async function readItemVersions(
  { caller: { accountId } }: Call,
  iid: readonly number[],
): Promise<ItemVersion[]> {
  const keys = iid.flatMap((id) => [
    rowKey.record(accountId, 'item', id),
    rowKey.deleted(accountId, 'item', id),
  ]);
  const attributes = ['id', 'version', 'updated_at'];
  const rows = await findRows(keys, { consistent: true, attributes });
  return rows.map((row) => fromRow(item, row));
}

/** Fails where a deleted one of some items is restored meanwhile, without what the call changes on the live ones. */
export function stillDeletedChecks(
  { caller: { accountId } }: Call,
  iid: readonly number[],
  live: readonly ItemRecord[],
): RowWrite[] {
  const liveIds = new Set(live.map(({ id }) => id));
  const deletedIds = iid.filter((id) => !liveIds.has(id));
  return deletedIds.map((id) => {
    return { kind: 'check', key: rowKey.record(accountId, 'item', id), condition: absent };
  });
}

/** The conditions in which items were deleted, by id. */
export async function readDeletedConditions(
  { caller: { accountId } }: Call,
  iid: readonly number[],
): Promise<Map<number, ItemRecord['condition']>> {
  const keys = iid.map((id) => rowKey.deleted(accountId, 'item', id));
  const rows = await findRows(keys, { consistent: true, attributes: ['id', 'condition'] });
  return new Map(rows.map((row) => fromRow(item, row)).map(({ id, condition }) => [id, condition]));
}

/** The rows of a transaction for the items of a record; the others are for the record itself. */
const maxItemRows = 85;

/**
 * Whether a write has no space for entries in the histories of the items that stay as they are. An item that
 * changes takes two rows.
 */
export function exceedsTransaction({
  changing,
  staying,
}: Record<'changing' | 'staying', number>): boolean {
  return 2 * changing + staying > maxItemRows;
}

/** Problems of a list of items that replaces another, at the list that was sent. */
export function replacementProblems(
  before: readonly number[],
  after: readonly number[],
  path = 'iid',
): FieldProblems {
  const changedIds = new Set(before).symmetricDifference(new Set(after));
  if (changedIds.size <= exchangedItemsMax) return {};
  const message = `At most ${exchangedItemsMax} items may change in one PATCH.`;
  return { [path]: [{ code: 'too_many', message }] };
}

/** Problems of the items in a list, if the list was sent. */
export function listedItemProblems(
  itemIds: readonly number[] | undefined,
  problems: FieldProblems,
): FieldProblems {
  const ids = new Set(itemIds);
  const iid = (problems.iid ?? []).filter(({ item_id }) => ids.has(Number(item_id)));
  return iid.length > 0 ? { iid } : {};
}

/**
 * Changes the number of open issues of items. A closed issue may name an item that is deleted: it counts
 * there, for the case that it is restored.
 */
export function countIssues(
  { caller: { accountId } }: Call,
  iid: readonly number[],
  live: readonly ItemRecord[],
  delta: 1 | -1,
): Counter[] {
  const liveIds = new Set(live.map(({ id }) => id));
  return iid.map((id) => {
    const key = (liveIds.has(id) ? rowKey.record : rowKey.deleted)(accountId, 'item', id);
    return { key, attribute: 'open_issues_count', delta, condition: exists };
  });
}

/** Changes the number of kits of live items. Fails if one was deleted in the meantime. */
export function countKits(
  { caller: { accountId } }: Call,
  iid: readonly number[],
  delta: 1 | -1,
): Counter[] {
  return iid.map((id) => {
    const key = rowKey.record(accountId, 'item', id);
    return { key, attribute: 'kits_count', delta, condition: exists };
  });
}
