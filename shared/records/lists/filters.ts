import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { IdSet } from '#shared/records/id-set.ts';
import { idPagesWithin, idsUnderAny, type PageSize } from '#shared/records/ids-in-index.ts';
import { facetIn, readLiveIds } from '#shared/records/live-ids.ts';
import type { Resource } from '#shared/resources/resource.ts';
import type { IndexName } from '#shared/table/indexes.ts';
import type { Bounds } from '#shared/table/key-range.ts';
import { batchRows } from '#shared/table/read.ts';
import { withinGroup } from '#shared/table/sort-key.ts';
import { wordsOf } from '#shared/text.ts';
import {
  type FoundIds,
  IdReader,
  type IdSource,
  type IndexPart,
  intersect,
  type KnownIds,
  type PagedIds,
  withProven,
} from './intersection.ts';
import { prefixSource } from './search.ts';

/** One condition of a list: a source of candidate ids, and a check on the record. */
export type Filter<R> = IdSource<R> & {
  /** A check that needs the record; the ids alone do not decide it. */
  check?: (record: R) => boolean;
  /** The groups of the group index that hold all matches. */
  groups?: readonly string[];
};

/** The records that a list shows: those of these ids that pass `check`. */
export interface Selection<R> {
  ids: () => Promise<FoundIds<R>>;
  recheck?: (record: R) => boolean;
  check?: (record: R) => boolean;
  groups?: readonly string[];
  /** The parts of indexes in which all of the records are. */
  parts: readonly IndexPart[];
}

/** The records that meet all filters; undefined without filters, for the whole list. */
export function selectionOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  filters: readonly (Filter<R> | undefined)[],
): Selection<R> | undefined {
  const activeFilters = filters.filter((filter) => filter !== undefined);
  if (activeFilters.length === 0) return undefined;
  const checks = activeFilters.flatMap(({ check }) => check ?? []);
  const rechecks = activeFilters.flatMap((filter) =>
    'ids' in filter ? (filter.recheck ?? []) : [],
  );
  const groups = activeFilters.find((filter) => filter.groups)?.groups;
  const parts = activeFilters.flatMap((filter) => ('pages' in filter ? (filter.within ?? []) : []));
  return {
    ids: async () => {
      const matches = await intersect(call, resource, activeFilters);
      // If there are few, all records are read, which shows the live ones.
      const isSure = activeFilters.some((filter) => !filter.mayBeGone);
      if (isSure || matches.ids.size <= batchRows) return matches;
      return { ids: matches.ids.intersection(await readLiveIds(call, resource.name)) };
    },
    ...(rechecks.length === 0
      ? {}
      : { recheck: (record) => rechecks.every((recheck) => recheck(record)) }),
    ...(checks.length === 0 ? {} : { check: (record) => checks.every((check) => check(record)) }),
    ...(groups ? { groups } : {}),
    parts,
  };
}

/** The records of some facets. */
export function facetFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  facets: readonly string[],
) {
  return {
    ids: () => readLiveIds(call, resource.name, facets),
    recheck: (record: R) => facets.includes(facetIn(resource, record)),
    isLarge: true,
  } as const;
}

/** At most this many words of a search are looked up: each is a search of its own, a letter even eight. */
const maxLookedUp = 8;

/**
 * The filters of a search: each word of `q` must begin a word of the record. None without words. The longest
 * words are looked up, since they find the fewest records; those are checked for all others.
 */
export function searchFilters<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  q: string | undefined,
): Filter<R>[] {
  const words = wordsOf(q ?? '').sort((a, b) => b.length - a.length);
  const sources = words.map((word) => prefixSource(call, resource, word));
  const [first, ...further] = sources.slice(0, maxLookedUp);
  const others = sources.slice(maxLookedUp);
  if (!first || others.length === 0) return sources;
  const check = (record: R) => others.every(({ recheck }) => recheck(record));
  return [{ ...first, check }, ...further];
}

export function rangeFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  bounds: Bounds,
  recheck: (record: R) => boolean,
): PagedIds<R> {
  const pages = (size: PageSize) => idPagesWithin(call, name, index, bounds, size);
  return { pages, recheck, within: { index, bounds } };
}

/** The records with a value before another one in an index; undefined without that one. */
export function beforeFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName,
  before: string | undefined,
  read: (record: R) => string | null,
): PagedIds<R> | undefined {
  if (before === undefined) return undefined;
  return rangeFilter(call, resource, index, { before }, (record) => {
    const value = read(record);
    return value !== null && value < before;
  });
}

export function groupFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  group: string | number,
  recheck: (record: R) => boolean,
): PagedIds<R> {
  const range = withinGroup(group);
  return { pages: (size) => idPagesWithin(call, name, index, range, size), recheck };
}

/** The records that refer to any of some others, in an index of that field; undefined without ids. */
export function referenceFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName,
  field: keyof R,
  ids: readonly number[] | undefined,
): Filter<R> | undefined {
  const groups = ids?.map((id) =>
    groupFilter(call, resource, index, id, (record) => record[field] === id),
  );
  return eitherFilter(call, resource, groups);
}

/** The records of any of several sources; undefined without one. */
export function eitherFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  sources: readonly (PagedIds<R> | undefined)[] = [],
): Filter<R> | undefined {
  const [first, ...others] = sources.filter((source) => source !== undefined);
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  const recheck = (record: R) => all.some((source) => source.recheck(record));
  const ids = async () => {
    const reads = all.map(({ pages }) => new IdReader(pages({})));
    await Promise.all(reads.map((read) => read.rest()));
    const sure = IdSet.union(reads.map((read) => read.sure));
    const unsure = IdSet.union(reads.map((read) => read.unsure)).difference(sure);
    return withProven(call, resource, sure, unsure, recheck);
  };
  return { ids, recheck, mayBeGone: all.some((source) => source.mayBeGone === true) };
}

/** The records in any of some groups of an index. */
export function groupsFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  groups: readonly (string | number)[],
): KnownIds {
  return { ids: () => idsUnderAny(call, name, index, groups) };
}
