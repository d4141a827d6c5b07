import type { Answer, Call } from '#shared/call.ts';
import { isDisplayed } from '#shared/domain/item.ts';
import { labelsOf } from '#shared/domain/label.ts';
import { ApiError } from '#shared/errors.ts';
import {
  type Filter,
  indexFilter,
  searchFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import type { Tombstone } from '#shared/records/lists/sync.ts';
import { answerList } from '#shared/records/view.ts';
import { labelValue, uniqueValue } from '#shared/resources/claim.ts';
import { type ItemRecord, type ItemState, item } from '#shared/resources/item.ts';
import type { Display, Item, ItemLookup, ItemQuery } from '#shared/schemas/item.ts';
import { getRows } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { itemView } from './items.ts';

type Page = Answer<(Item | Tombstone)[]>;

/** The states that each list of `display` is made of. */
const statesOf: Record<Exclude<Display, 'all'>, readonly ItemState[]> = {
  active: ['available', 'unavailable', 'out', 'out-unavailable'],
  operative: ['available', 'out'],
  inoperative: ['unavailable', 'out-unavailable'],
  discarded: ['discarded'],
  available: ['available'],
  checked_out: ['out', 'out-unavailable'],
  overdue: ['out', 'out-unavailable'],
};

/** A page of items. */
export async function listItems(call: Call, query: ItemQuery): Promise<Page> {
  const found = await searchFilter(call.caller, item, query.q);
  const display = displayFilter(call, query.display, found !== undefined);
  return answerList(call, itemView, query, selectionOf([found, display]));
}

/** Where the ids are known already, the records themselves tell which list they are in. */
function displayFilter(
  { caller, now }: Call,
  display: Display = 'all',
  isNarrowed = false,
): Filter<ItemRecord> | undefined {
  if (display === 'all') return undefined;
  const keep = (record: ItemRecord) => isDisplayed(record, display, now);
  if (isNarrowed) return { keep };
  const isSure = display !== 'overdue';
  return indexFilter(caller, item, 'by-state', statesOf[display], isSure ? undefined : keep);
}

/** The items that a scanned value means: by their labels, or else by their unique_id. */
export async function lookUpItems(call: Call, query: ItemLookup): Promise<Page> {
  const { qr, q, display } = query;
  if (!q?.trim() && !qr?.trim()) {
    const message = 'Say what to look up: qr or q.';
    throw new ApiError('bad_request', { message, fields: { qr: [{ code: 'required', message }] } });
  }
  if (!qr?.trim()) return listItems(call, query);
  const ids = await idsOfLabel(call.caller.accountId, qr);
  const found = await searchFilter(call.caller, item, q);
  const scanned = { ids: async () => ids };
  const selection = selectionOf([scanned, found, displayFilter(call, display, true)]);
  return answerList(call, itemView, query, selection);
}

async function idsOfLabel(accountId: number, scanned: string): Promise<number[]> {
  const values = labelsOf(scanned);
  const keys = [
    ...values.map((value) => rowKey.unique(accountId, labelValue(value))),
    ...values.map((value) => rowKey.unique(accountId, uniqueValue('item.unique_id', value))),
  ];
  const rows = await getRows(keys, { consistent: true });
  const holders = keys.map(({ sk }) =>
    rows.find((row) => row.sk === sk && row.resource === 'item'),
  );
  const [holder] = holders.filter((row) => row !== undefined);
  return holder ? [Number(holder.id)] : [];
}
