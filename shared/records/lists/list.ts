import type { Answer, Call } from '#shared/call.ts';
import { type OrderQuery, orderOf, type PageQuery } from '#shared/fields/query.ts';
import type { BaseRecord, Tombstone } from '#shared/fields/record.ts';
import type { View } from '#shared/records/view.ts';
import type { SortField } from '#shared/table/indexes.ts';
import { pagePosition, paginationOf } from './cursor.ts';
import { type Filter, searchFilters, selectionOf } from './filters.ts';
import { readPage } from './page.ts';
import { fittingCount } from './page-size.ts';
import { answerDeleted, answerSync } from './sync.ts';
import { externalRefFilter, idsFilter } from './value-filters.ts';

interface ListQuery<F extends string> extends PageQuery, OrderQuery<F> {
  q?: string | undefined;
}

type Filters<R> = readonly (Filter<R> | undefined)[];

interface SyncedQuery<F extends string> extends ListQuery<F> {
  id?: readonly number[] | undefined;
  external_ref?: string | undefined;
  updated_since?: string | undefined;
  include_deleted?: boolean | undefined;
  deleted?: boolean | undefined;
}

/** Answers one page of the records that meet all filters, and the search by `q`. */
export async function answerPage<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: ListQuery<NoInfer<F>>,
  filters: Filters<R> = [],
): Promise<Answer<V[]>> {
  const { resource } = view;
  const allFilters = [...searchFilters(call, resource, query.q), ...filters];
  const selection = selectionOf(call, resource, allFilters);
  const position = pagePosition(resource.name, query);
  const { field, descending } = orderOf(query);
  const page = await readPage(
    { call, resource, window: { ...position, descending } },
    field,
    selection,
  );
  const records = page.entries.map(({ record }) => record);
  const items = view.storedSummaries?.(call, records);
  const shownRecords = await view.show(call, records, items && { items });
  const data = shownRecords.slice(0, fittingCount(shownRecords));
  return { data, meta: { pagination: paginationOf(position, page, data.length) } };
}

/** Answers one page of a list, of its changes since a time, or of what was deleted. */
export async function answerList<R extends BaseRecord, V, F extends SortField>(
  call: Call,
  view: View<R, V, F>,
  query: SyncedQuery<NoInfer<F>>,
  filters: Filters<R> = [],
): Promise<Answer<(V | Tombstone)[]>> {
  const { id: ids, external_ref, updated_since, deleted } = query;
  if (deleted) return answerDeleted(call, view, query);
  if (updated_since !== undefined) return answerSync(call, view, { ...query, updated_since });
  return answerPage(call, view, query, [
    idsFilter(ids),
    externalRefFilter(call, view.resource, external_ref),
    ...filters,
  ]);
}
