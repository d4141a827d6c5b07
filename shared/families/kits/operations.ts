import type { Call } from '#shared/call.ts';
import { ApiError, type FieldProblems, mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { atLines, type Contents, emptyProblems, itemIdsOf } from '#shared/families/items/lines.ts';
import {
  countKits,
  readItems,
  replacementProblems,
  unversionedEntriesOf,
} from '#shared/families/items/named-items.ts';
import { problemsOfContent, readContents } from '#shared/families/items/read-contents.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { createRecord, restoreRecord, updateRecord } from '#shared/records/operations.ts';
import { type PutInput, putByRef } from '#shared/records/put-by-ref.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { KitCreate, type KitQuery, KitReplace, KitUpdate } from './fields.ts';
import { kitView, kitViewIn } from './kit-view.ts';
import { type KitRecord, kit } from './record.ts';

export function listKits(call: Call, query: KitQuery) {
  return answerList(call, kitViewIn(query), query);
}

export function createKit(call: Call, { iid, ...body }: KitCreate) {
  const content = { ...body, iid: iid ?? [] };
  return createRecord(call, kitView, content, () => readContents(call, content), {
    problems: (draft, { problems }) =>
      mergeFields(problems, iid === null ? missingProblems(draft) : emptyProblems(draft, 'iid')),
    decide: (record, { read: { items } }) => {
      assertStocked(record, items);
      return {
        ...withSummaries(record, items),
        ...changeKitItems(call, record.id, undefined, record, items, 'create'),
      };
    },
  });
}

function missingProblems({ lines }: KitRecord): FieldProblems {
  if (lines.length > 0) return {};
  return { iid: [{ code: 'required', message: 'One of iid and lines is required.' }] };
}

export async function updateKit(call: Call, id: number, body: KitUpdate) {
  const before = await readForWrite(call, kit, id);
  const changes = bodyChanges(body);
  const path = 'iid' in changes ? 'iid' : 'lines';
  const read = (after: KitRecord) => readContents(call, after, itemIdsOf(before));
  return updateRecord(call, kitView, before, changes, read, {
    path,
    problems: (after, { problems }) =>
      mergeFields(
        problemsOfContent(changes, problems),
        emptyProblems(after, 'lines' in changes ? 'lines' : 'iid'),
        replacementProblems(itemIdsOf(before), itemIdsOf(after), path),
      ),
    decide: (after, { read: { items } }) => {
      if ('lines' in changes) assertStocked(after, items);
      return {
        ...withSummaries(after, items),
        ...changeKitItems(call, id, before, after, items, 'update'),
      };
    },
  });
}

export function putKitByRef(call: Call, input: PutInput) {
  return putByRef(call, kit, input, {
    bodies: { create: KitCreate, update: KitUpdate, replace: KitReplace },
    create: createKit,
    update: updateKit,
  });
}

/** Deletes a kit. Its items stay. */
export async function removeKit(call: Call, id: number) {
  const record = await readForWrite(call, kit, id);
  const { items } = await readItems(call, itemIdsOf(record));
  const extraWrites = changeKitItems(call, id, record, undefined, items, 'delete');
  return removeRecord(call, kit, record, { extraWrites });
}

/** Restores a kit. All that it is made of must be there. */
export function restoreKit(call: Call, id: number) {
  return restoreRecord(call, kitView, id, (draft) => readContents(call, draft), {
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { items } }) => {
      assertStocked(draft, items);
      return {
        ...withSummaries(draft, items),
        ...changeKitItems(call, id, undefined, draft, items, 'restore'),
      };
    },
  });
}

/** Refuses lines of items without stock. @throws ApiError `inventory_not_enabled` */
function assertStocked({ lines }: Contents, items: readonly ItemRecord[]): void {
  const stockedIds = new Set(items.filter((one) => one.inventory_enabled).map(({ id }) => id));
  const fields = atLines(lines, ({ item_id }) => {
    if (stockedIds.has(item_id)) return undefined;
    const message = `Inventory is not enabled for item ${item_id}.`;
    return ['item_id', { code: 'inventory_not_enabled', message, item_id }];
  });
  if (Object.keys(fields).length > 0) throw new ApiError('inventory_not_enabled', { fields });
}

/**
 * The writes of items that are added to a kit or taken out of it: their counts of kits, which keep them from
 * being deleted meanwhile, and entries in their histories.
 */
function changeKitItems(
  call: Call,
  id: number,
  before: Contents | undefined,
  after: Contents | undefined,
  items: readonly Current<ItemRecord>[],
  action: EntryDetails['action'],
): Transaction {
  const old = new Set(before ? itemIdsOf(before) : []);
  const now = new Set(after ? itemIdsOf(after) : []);
  const addedIds = [...now.difference(old)];
  const removedIds = [...old.difference(now)];
  const movedItems = items.filter((one) => old.has(one.id) !== now.has(one.id));
  const own = { resource: 'kit', id } as const;
  const entry: EntryDetails = { action, cause: own, naming: own };
  return joinWrites(unversionedEntriesOf(call, movedItems, entry), {
    counters: [...countKits(call, addedIds, 1), ...countKits(call, removedIds, -1)],
  });
}
