import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { facetTotalOf, type LiveCounts } from '#shared/records/live-counts.ts';
import type { Resource } from '#shared/records/resource.ts';
import type { IndexName } from '#shared/table/indexes.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import type { Groups } from './filters.ts';
import { placeById, readPlaces } from './keyed-page.ts';
import { isBehind, type PageWindow, reachOf, skipOf } from './page-window.ts';
import type { Page } from './pages.ts';

interface GroupPart {
  /** The id that the part stands behind. */
  behind?: number | undefined;
  descending?: boolean;
  limit?: number;
}

/** The rows of a group of an index, or a part of them in the order of their ids. */
export function readGroup<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  { name }: Resource<R>,
  index: IndexName,
  group: string | number,
  { behind, descending = false, limit }: GroupPart = {},
): Promise<Row[]> {
  const begin = `${group}#`;
  const range =
    behind === undefined
      ? { beginsWith: begin }
      : descending
        ? { from: begin, before: `${begin}${idKey(behind - 1)}\u0000` }
        : { after: begin + idKey(behind), before: `${begin}\u{10ffff}` };
  const pk = partition.records(accountId, name);
  return queryRows({ pk, index, range, descending, ...(limit ? { limit } : {}) });
}

/** The groups have their ids in order: each is read as far as the page may reach into it. */
export async function pageOfGroups<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  window: PageWindow,
  { index, prefixes, unordered = [] }: Groups,
  facets: readonly string[] | undefined,
  counts: LiveCounts,
): Promise<Page<R>> {
  const { after, limit, descending } = window;
  const behind = after === undefined ? undefined : idOf(after);
  const part = { behind, descending, limit: reachOf(window) };
  const pk = partition.records(call.caller.accountId, resource.name);
  const counting = facets
    ? [facetTotalOf(counts, facets)]
    : prefixes.map((prefix) => countRows({ pk, index, range: { beginsWith: `${prefix}#` } }));
  const [groups, totals] = await Promise.all([
    Promise.all(
      prefixes.map((prefix) => {
        return readGroup(call, resource, index, prefix, unordered.includes(prefix) ? {} : part);
      }),
    ),
    Promise.all(counting),
  ]);
  const places = groups
    .flat()
    .map((row) => idOf(row.sk))
    .sort((a, b) => (descending ? b - a : a - b))
    .map(placeById)
    .filter(({ key }) => isBehind(window, key))
    .slice(skipOf(window));
  const total = totals.reduce((sum, count) => sum + count, 0);
  return { ...(await readPlaces(call, resource, places, limit)), total };
}
