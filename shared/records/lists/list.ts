import type { Call } from '#shared/call.ts';
import { findRecords } from '#shared/records/records.ts';
import { toRow } from '#shared/records/row.ts';
import { type IndexName, indexAttributes } from '#shared/resources/index-keys.ts';
import type { BaseRecord, Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/resource.ts';
import { type Order, orderOf } from '#shared/schemas/query.ts';
import { rowKey } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import {
  listFingerprint,
  type PagePosition,
  type PageQuery,
  type Pagination,
  pagePosition,
  paginationOf,
} from './cursor.ts';
import { countRecords, type Page, pageById, pageByIndex, pageOf } from './pages.ts';

/** What a list was asked for, as far as all lists share it. */
export interface ListQuery extends PageQuery {
  order?: Order | undefined;
  sort?: string | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

/** Which records a list shows: those of these ids, as far as `keep` holds. Absent: all. */
export interface Selection<R> {
  ids: () => Promise<number[]>;
  keep?: (record: R) => boolean;
}

export interface List<R> {
  records: R[];
  pagination: Pagination;
}

/** The index that sorts a list by a field. By id needs none. */
export type Orders = Readonly<Record<string, IndexName | null>>;

/**
 * One page of a list. In the order of the ids, and behind a cursor in any order, a page costs the
 * same at any depth; a selection costs by what it selects, not by the size of the account.
 */
export async function listRecords<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  orders: Orders,
  query: ListQuery,
  selection?: Selection<R>,
): Promise<List<R>> {
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const { field, descending } = orderOf(query);
  const window = { ...position, descending };
  const index = orders[field] ?? null;
  const page = selection
    ? await pageOfSelection(call, resource, index, window, selection)
    : await pageOfAll(call, resource, index, window);
  const pagination = paginationOf(position, fingerprint, { ...page, shown: page.records.length });
  return { records: page.records, pagination };
}

type Window = PagePosition & { descending: boolean };

async function pageOfAll<R extends BaseRecord>(
  { caller }: Call,
  resource: Resource<R>,
  index: IndexName | null,
  window: Window,
): Promise<Page<R>> {
  if (index === null) return pageById(caller, resource, window);
  const [page, total] = await Promise.all([
    pageByIndex(caller, resource, index, window),
    countRecords(caller.accountId, resource.name),
  ]);
  return { ...page, total };
}

async function pageOfSelection<R extends BaseRecord>(
  { caller }: Call,
  resource: Resource<R>,
  index: IndexName | null,
  window: Window,
  selection: Selection<R>,
): Promise<Page<R>> {
  const ids = [...new Set(await selection.ids())].sort((a, b) => a - b);
  if (index === null && !selection.keep) return pageOfIds(caller.accountId, resource, ids, window);
  const found = await findRecords(caller.accountId, resource, ids);
  const records = selection.keep ? found.filter(selection.keep) : found;
  const keyOf = (record: R) => sortKeyOf(resource, index, record);
  const keyed = records.map((record) => ({ record, key: keyOf(record) }));
  const ordered = keyed.sort((a, b) => compareText(a.key, b.key)).map(({ record }) => record);
  const isBehind = (key: string, after: string) =>
    window.descending ? compareText(key, after) < 0 : compareText(key, after) > 0;
  return pageOf(window.descending ? ordered.toReversed() : ordered, window, keyOf, isBehind);
}

/** Only the page itself is read: the rest of the selection is known by its ids. */
async function pageOfIds<R extends BaseRecord>(
  accountId: number,
  resource: Resource<R>,
  ascending: number[],
  { after, offset, limit, descending }: Window,
): Promise<Page<R>> {
  const ids = descending ? ascending.toReversed() : ascending;
  const isBehind = (id: number) => (descending ? id < idOf(after) : id > idOf(after));
  const rest = after === undefined ? ids.slice(offset) : ids.filter(isBehind);
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  return {
    records: await findRecords(accountId, resource, shown),
    total: ids.length,
    lastKey: last === undefined ? null : idKey(last),
  };
}

function sortKeyOf<R extends BaseRecord>(
  resource: Resource<R>,
  index: IndexName | null,
  record: R,
): string {
  if (index === null) return idKey(record.id);
  return String(
    toRow(resource, rowKey.record(0, resource.name, record.id), record)[indexAttributes[index]],
  );
}
