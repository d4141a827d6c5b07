import type { Answer, Call } from '../call.ts';
import { isDisplayed, presentItem } from '../domain/item.ts';
import { ApiError } from '../errors.ts';
import { labelValue, uniqueValue } from '../resources/claim.ts';
import { type ItemRecord, type ItemState, item } from '../resources/item.ts';
import { idOf } from '../resources/resource.ts';
import type { Display, Item, ItemLookup, ItemQuery } from '../schemas/item.ts';
import { type List, listRecords, type Orders, type Selection, type Tombstone } from './listing.ts';
import { readNames, referencesOf } from './references.ts';
import { partition, rowKey } from './rows.ts';
import { searchIds } from './search.ts';
import { getRows, queryRows } from './table.ts';

const orders: Orders = {
  id: null,
  name: 'by-name',
  unique_id: 'by-code',
  created_at: 'by-created',
  updated_at: 'by-updated',
};

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
export async function listItems(
  call: Call,
  query: ItemQuery,
): Promise<Answer<(Item | Tombstone)[]>> {
  return present(
    call,
    await listRecords(call, item, orders, query, await selectItems(call, query)),
  );
}

async function selectItems(
  call: Call,
  query: ItemQuery,
): Promise<Selection<ItemRecord> | undefined> {
  const { accountId } = call.caller;
  const display = query.display ?? 'all';
  const found = query.q === undefined ? undefined : await searchIds(accountId, item, query.q);
  const isShown = (record: ItemRecord) => isDisplayed(record, display, call.now);
  if (found) return { ids: async () => found, ...(display === 'all' ? {} : { keep: isShown }) };
  if (display === 'all') return undefined;
  const ids = () => idsInStates(accountId, statesOf[display]);
  return { ids, ...(display === 'overdue' ? { keep: isShown } : {}) };
}

async function idsInStates(accountId: number, states: readonly ItemState[]): Promise<number[]> {
  const pk = partition.records(accountId, 'item');
  const groups = states.map((state) =>
    queryRows({ pk, index: 'by-state', range: { beginsWith: `${state}#` } }),
  );
  return (await Promise.all(groups)).flat().map((row) => idOf(row.sk));
}

/** The items that a scanned value means: by their labels, or else by their unique_id. */
export async function lookUpItems(
  call: Call,
  query: ItemLookup,
): Promise<Answer<(Item | Tombstone)[]>> {
  if (!query.qr?.trim()) return listItems(call, query);
  const ids = await idsOfLabel(call.caller.accountId, query.qr);
  const found =
    query.q === undefined ? undefined : await searchIds(call.caller.accountId, item, query.q);
  const display = query.display ?? 'all';
  const selection: Selection<ItemRecord> = {
    ids: async () => (found ? ids.filter((id) => found.includes(id)) : ids),
    keep: (record) => isDisplayed(record, display, call.now),
  };
  return present(call, await listRecords(call, item, orders, query, selection));
}

async function idsOfLabel(accountId: number, scanned: string): Promise<number[]> {
  const values = labelsOf(scanned);
  const claims = values.map((value) => ({
    label: rowKey.unique(accountId, labelValue(value)),
    code: rowKey.unique(accountId, uniqueValue('item.unique_id', value)),
  }));
  const rows = await getRows(
    claims.flatMap(({ label, code }) => [label, code]),
    { consistent: true },
  );
  const holder = ({ sk }: { sk: string }) =>
    rows.find((row) => row.sk === sk && row.resource === 'item')?.id;
  const matches = [
    ...claims.map(({ label }) => holder(label)),
    ...claims.map(({ code }) => holder(code)),
  ];
  const id = matches.find((match) => match !== undefined);
  return id === undefined ? [] : [Number(id)];
}

/** What a scanned value may mean: itself, and of a web address its `qr` or last path segment. */
function labelsOf(scanned: string): string[] {
  const value = scanned.trim().normalize('NFC');
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return [value];
  const url = new URL(value);
  const inner = url.searchParams.get('qr') ?? decoded(url.pathname.split('/').findLast(Boolean));
  return inner?.trim() ? [value, inner.trim().normalize('NFC')] : [value];
}

function decoded(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Refuses a lookup that asks for nothing. */
export function judgeLookup({ q, qr }: ItemLookup): void {
  if (q?.trim() || qr?.trim()) return;
  const message = 'Say what to look up: qr or q.';
  const problem = [{ code: 'required' as const, message }];
  throw new ApiError('bad_request', { message, fields: { qr: problem } });
}

async function present(call: Call, { records, pagination }: List<ItemRecord>) {
  const live = records.filter((record) => 'version' in record);
  const names = await readNames(call.caller, referencesOf(item, live));
  const data = records.map((record) =>
    'version' in record ? presentItem(record, names, call.now) : record,
  );
  return { data, meta: { pagination } };
}
