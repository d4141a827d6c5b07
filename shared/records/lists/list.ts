import type { Answer, Call } from '#shared/call.ts';
import { findRecords } from '#shared/records/read.ts';
import { toRow } from '#shared/records/row.ts';
import type { View } from '#shared/records/view.ts';
import {
  type IndexName,
  indexAttributes,
  indexOf,
  type SortField,
} from '#shared/resources/indexes.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import { type OrderQuery, orderOf } from '#shared/schemas/query.ts';
import type { BaseRecord, Tombstone } from '#shared/schemas/record.ts';
import { rowKey } from '#shared/table/rows.ts';
import { compareText } from '#shared/text.ts';
import {
  listFingerprint,
  type PageQuery,
  type Pagination,
  pagePosition,
  paginationOf,
} from './cursor.ts';
import {
  countRecords,
  type Page,
  type PageWindow,
  pageById,
  pageByIndex,
  pageOf,
} from './pages.ts';
import { syncRecords } from './sync.ts';

/** What a list was asked for, as far as all lists share it. */
interface ListQuery<F extends string> extends PageQuery, OrderQuery<F> {}

/** What a list that can be synced was asked for. */
interface SyncedQuery<F extends string> extends ListQuery<F> {
  updated_since?: string | undefined;
  include_deleted?: boolean | undefined;
}

/** Which records a list shows: those of these ids, as far as `keep` holds. Absent: all. */
export interface Selection<R> {
  ids: () => Promise<number[]>;
  keep?: (record: R) => boolean;
}

/** The answer that shows one page of a list. */
export async function answerPage<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: ListQuery<NoInfer<F>>,
  selection?: Selection<R>,
): Promise<Answer<V[]>> {
  const { records, pagination } = await listRecords(call, view.resource, query, selection);
  return { data: await view.show(call, records), meta: { pagination } };
}

/** The answer that shows one page of a list, or of what changed in it since a time. */
export async function answerList<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: SyncedQuery<NoInfer<F>>,
  selection?: Selection<R>,
): Promise<Answer<(V | Tombstone)[]>> {
  const { updated_since, include_deleted } = query;
  if (updated_since === undefined) return answerPage(call, view, query, selection);
  const sync = { ...query, updated_since, include_deleted };
  const { changes, pagination } = await syncRecords(call, view.resource, sync);
  const live = changes.flatMap((one) => ('record' in one ? [one.record] : []));
  const shown = (await view.show(call, live)).values();
  const data = changes.flatMap((one): (V | Tombstone)[] => {
    if ('tombstone' in one) return [one.tombstone];
    const { value } = shown.next();
    return value === undefined ? [] : [value];
  });
  return { data, meta: { pagination } };
}

/**
 * One page of a list. In the order of the ids, and behind a cursor in any order, a page costs the
 * same at any depth; a selection costs by what it selects, not by the size of the account.
 */
export async function listRecords<R extends BaseRecord, F extends SortField>(
  call: Call,
  resource: Resource<R, F>,
  query: ListQuery<NoInfer<F>>,
  selection?: Selection<R>,
): Promise<{ records: R[]; pagination: Pagination }> {
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const { field, descending } = orderOf(query);
  const window = { ...position, descending };
  const index = indexOf(field);
  const page = selection
    ? await pageOfSelection(call, resource, index, window, selection)
    : await pageOfAll(call, resource, index, window);
  const pagination = paginationOf(position, fingerprint, { ...page, shown: page.records.length });
  return { records: page.records, pagination };
}

async function pageOfAll<R extends BaseRecord>(
  { caller }: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
): Promise<Page<R>> {
  if (index === undefined) return pageById(caller, resource, window);
  const [page, total] = await Promise.all([
    pageByIndex(caller, resource, index, window),
    countRecords(caller.accountId, resource.name),
  ]);
  return { ...page, total };
}

async function pageOfSelection<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  index: IndexName | undefined,
  window: PageWindow,
  { ids: select, keep }: Selection<R>,
): Promise<Page<R>> {
  const ids = [...new Set(await select())].sort((a, b) => a - b);
  if (index === undefined && !keep) return pageOfIds(accountId, resource, ids, window);
  const found = await findRecords(accountId, resource, ids);
  const records = keep ? found.filter(keep) : found;
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
  ascending: readonly number[],
  { after, offset, limit, descending }: PageWindow,
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
  index: IndexName | undefined,
  record: R,
): string {
  if (index === undefined) return idKey(record.id);
  const row = toRow(resource, rowKey.record(0, resource.name, record.id), record);
  return String(row[indexAttributes[index]]);
}
