import type { Answer, Call } from '#shared/call.ts';
import { type OrderQuery, orderOf } from '#shared/fields/query.ts';
import type { BaseRecord, Tombstone } from '#shared/fields/record.ts';
import type { View } from '#shared/records/view.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { SortField } from '#shared/table/indexes.ts';
import {
  listFingerprint,
  type PageQuery,
  type Pagination,
  pagePosition,
  paginationOf,
} from './cursor.ts';
import { answerDeleted } from './deleted.ts';
import type { Selection } from './filters.ts';
import { readPage } from './page.ts';
import { fittingCount } from './page-size.ts';
import { answerSync } from './sync.ts';

interface ListQuery<F extends string> extends PageQuery, OrderQuery<F> {}

interface SyncedQuery<F extends string> extends ListQuery<F> {
  updated_since?: string | undefined;
  include_deleted?: boolean | undefined;
  deleted?: boolean | undefined;
}

export async function answerPage<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: ListQuery<NoInfer<F>>,
  selection?: Selection<R>,
): Promise<Answer<V[]>> {
  const { page, paginate } = await pageOf(call, view.resource, query, selection);
  const records = page.entries.map(({ record }) => record);
  const shown = await view.show(call, records, await view.storedSummaries?.(call, records));
  const data = shown.slice(0, fittingCount(shown));
  return { data, meta: { pagination: paginate(data.length) } };
}

/** Answers one page of a list, of its changes since a time, or of what was deleted. */
export async function answerList<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: SyncedQuery<NoInfer<F>>,
  selection?: Selection<R>,
): Promise<Answer<(V | Tombstone)[]>> {
  const { updated_since, deleted } = query;
  if (deleted) return answerDeleted(call, view, query);
  if (updated_since === undefined) return answerPage(call, view, query, selection);
  return answerSync(call, view, { ...query, updated_since });
}

export async function listRecords<R extends BaseRecord, F extends SortField>(
  call: Call,
  resource: Resource<R, F>,
  query: ListQuery<NoInfer<F>>,
): Promise<{ records: R[]; pagination: Pagination }> {
  const { page, paginate } = await pageOf(call, resource, query);
  const records = page.entries.map(({ record }) => record);
  return { records, pagination: paginate(records.length) };
}

/** One page of a list, and its pagination for the number of records shown. */
async function pageOf<R extends BaseRecord, F extends SortField>(
  call: Call,
  resource: Resource<R, F>,
  query: ListQuery<NoInfer<F>>,
  selection?: Selection<R>,
) {
  const fingerprint = listFingerprint(resource.name, query);
  const position = pagePosition(query, fingerprint);
  const { field, descending } = orderOf(query);
  const page = await readPage(call, resource, field, { ...position, descending }, selection);
  return { page, paginate: (shown: number) => paginationOf(position, fingerprint, page, shown) };
}
