import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { idPagesWithin, idsUnder, idsWithin } from '#shared/records/ids-in-index.ts';
import { countInitial, isInitial } from '#shared/records/initials.ts';
import { facetOf, type Resource } from '#shared/records/resource.ts';
import type { IndexName } from '#shared/table/indexes.ts';
import type { RowQuery } from '#shared/table/read.ts';
import { wordsOf } from '#shared/text.ts';
import { allAtOnce, type IdSource, intersect } from './intersection.ts';
import { beginningSource } from './search.ts';

/** Groups of an index in which what is selected stands by its ids. */
export interface Groups {
  index: IndexName;
  prefixes: readonly (string | number)[];
  /** Those that have their records by something else than their ids. */
  unordered?: readonly (string | number)[];
}

/** Which records a list shows: those of these ids, as far as `keep` holds. */
export interface Selection<R> {
  ids: () => Promise<number[]>;
  /** What the ids alone do not tell, and each record has to be looked at for. */
  keep?: (record: R) => boolean;
  /** Where a record tells without the ids whether it is one of them. */
  holds?: (record: R) => boolean;
  /** Where the ids are all those of some groups. */
  groups?: Groups;
  /** Where these are all records of some facets. */
  facets?: readonly string[];
  /** Where it is known how many these are before it is known which. */
  total?: () => Promise<number>;
}

/** One condition of a list: where the ids that may meet it are read, and how a record shows it. */
export interface Filter<R> extends IdSource<R>, Omit<Selection<R>, 'ids' | 'holds'> {
  /** Very many records meet it: beside a condition that few meet, it is seen on these records. */
  isWide?: true;
}

/** The records that meet all filters; undefined where there is none, and so the list is whole. */
export function selectionOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  filters: readonly (Filter<R> | undefined)[],
): Selection<R> | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  const [only] = given;
  if (only === undefined) return undefined;
  if (given.length === 1) return { ...only, ids: () => intersect(call, resource, [only]) };
  const narrow = given.filter(({ isWide }) => !isWide);
  const sources = narrow.length > 0 ? narrow : given;
  const seen = given.filter((filter) => !sources.includes(filter)).map(({ holds }) => holds);
  const keeps = [...seen, ...given.flatMap(({ keep }) => keep ?? [])];
  const ids = () => intersect(call, resource, sources);
  if (keeps.length === 0) return { ids };
  return { ids, keep: (record) => keeps.every((keep) => keep(record)) };
}

/**
 * The records of some facets. The index groups them by their facet, unless it is said what else the
 * groups of these facets are.
 */
export function facetFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  facets: readonly string[],
  groups: Omit<Groups, 'index'> = { prefixes: facets },
): Filter<R> {
  const wanted = new Set<string | undefined>(facets);
  const holds = (record: R) => wanted.has(facetOf(resource, record));
  const filter = groupFilter(call, resource, { index: 'by-group', ...groups }, holds);
  return { ...filter, facets, isWide: true };
}

/** The records of some groups of an index, each of which has its records by their ids. */
export function groupFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  groups: Groups,
  holds: (record: R) => boolean,
): Filter<R> {
  const ranges = groups.prefixes.map((prefix) => ({ beginsWith: `${prefix}#` }));
  return { ...rangeFilter(call, resource, groups.index, ranges, holds), groups };
}

/** The filters of a search: every word of `q` begins some word. Without words there is none. */
export function searchFilters<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  q: string | undefined,
): Filter<R>[] {
  return wordsOf(q ?? '').map((word) => {
    const source = beginningSource(call, resource, word);
    if (!isInitial(word)) return source;
    return { ...source, isWide: true, total: () => countInitial(call, resource.name, word) };
  });
}

/** The records that stand in an index under a value, or under what begins with it. */
export function indexFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  prefix: string | number,
  holds: (record: R) => boolean,
): Filter<R> {
  return { pages: () => allAtOnce(idsUnder(call, name, index, prefix)), holds };
}

type Range = NonNullable<RowQuery['range']>;

/** The records that stand in any of some ranges of an index. */
export function rangeFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  ranges: readonly Range[],
  holds: (record: R) => boolean,
): Filter<R> {
  const [range] = ranges;
  if (range && ranges.length === 1) {
    return { pages: (size) => idPagesWithin(call, name, index, range, size), holds };
  }
  const all = async () => {
    const found = ranges.map((one) => idsWithin(call, name, index, one));
    return (await Promise.all(found)).flat();
  };
  return { pages: () => allAtOnce(all()), holds };
}
