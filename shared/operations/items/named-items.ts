import type { Author, Call } from '#shared/call.ts';
import type { FieldProblem, Fields } from '#shared/errors.ts';
import { itemEntry, type Naming, type Occasion } from '#shared/records/history.ts';
import { findRecords, nextVersion } from '#shared/records/records.ts';
import { type Counter, joinPlans, type Plan } from '#shared/records/transaction.ts';
import { type ItemRecord, item } from '#shared/resources/item.ts';
import type { ItemSummary } from '#shared/schemas/record.ts';
import type { Action } from '#shared/table/actions.ts';
import { getRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { itemChange } from './items.ts';

/** The live items that a body names, read to be written again, and what is wrong with the list. */
export async function readItems(
  { accountId }: Author,
  iid: readonly number[],
): Promise<{ items: ItemRecord[]; fields: Fields }> {
  const items = await findRecords(accountId, item, iid, { consistent: true });
  const found = new Set(items.map(({ id }) => id));
  const missing = iid
    .filter((id) => !found.has(id))
    .map((id): FieldProblem => {
      return { code: 'not_found', message: `There is no item ${id}.`, item_id: id };
    });
  return { items, fields: missing.length > 0 ? { iid: missing } : {} };
}

/** What records show of the items that they name, by id; `isInoperative` for their warnings. */
export type Summaries = ReadonlyMap<number, ItemSummary & { isInoperative: boolean }>;

/** Reads what records show of the items that they name; deleted ones are shown, too. */
export async function readSummaries(
  { accountId }: Author,
  iids: readonly (readonly number[])[],
): Promise<Summaries> {
  const ids = [...new Set(iids.flat())];
  const attributes = ['id', 'name', 'unique_id', 'condition'];
  const live = await getRows(
    ids.map((id) => rowKey.record(accountId, 'item', id)),
    { attributes },
  );
  const found = new Set(live.map((row) => Number(row.id)));
  const missing = ids.filter((id) => !found.has(id));
  const deleted = await getRows(
    missing.map((id) => rowKey.deleted(accountId, 'item', id)),
    { attributes },
  );
  return new Map(
    [...live, ...deleted].map((row) => {
      const id = Number(row.id);
      const unique = row.unique_id === undefined ? null : String(row.unique_id);
      const isInoperative = row.condition === 'inoperative';
      return [id, { id, name: String(row.name), unique_id: unique, isInoperative }];
    }),
  );
}

/** The same of items that are at hand. */
export function summariesOf(items: readonly ItemRecord[]): Summaries {
  return new Map(
    items.map(({ id, name, unique_id, condition }) => {
      return [id, { id, name, unique_id, isInoperative: condition === 'inoperative' }];
    }),
  );
}

/** The items of a record as it shows them. */
export function summarise(summaries: Summaries, iid: readonly number[]): ItemSummary[] {
  return iid.map((id) => {
    const { name = '', unique_id = null } = summaries.get(id) ?? {};
    return { id, name, unique_id };
  });
}

/** What a write does to one of the items that it names; null where the item stays as it is. */
export type ItemEdit = (item: ItemRecord) => Partial<ItemRecord> | null;

/** Writes items as a write on another record wants them, each with its entry. */
export function editItems(
  call: Call,
  items: readonly ItemRecord[],
  edit: ItemEdit,
  occasion: Occasion,
  naming?: Naming,
): Plan {
  const plans = items.map((before) => {
    const changes = edit(before);
    if (changes === null) return { actions: [itemEntry(call, before.id, occasion, [], naming)] };
    return itemChange(call, before, nextVersion(call, before, changes), occasion, naming);
  });
  return joinPlans(...plans);
}

/** The entries of a write that leaves its items as they are. */
export function noteOnItems(
  call: Call,
  iid: readonly number[],
  occasion: Occasion,
  naming?: Naming,
): Action[] {
  return iid.map((id) => itemEntry(call, id, occasion, [], naming));
}

/** Moves the count of open issues of items that exist. */
export function countIssues(
  { accountId }: Author,
  iid: readonly number[],
  delta: 1 | -1,
): Counter[] {
  const condition = { expression: 'attribute_exists(#pk)' };
  return iid.map((id) => {
    const key = rowKey.record(accountId, 'item', id);
    return { key, attribute: 'open_issues_count', delta, condition };
  });
}
