import type { Call } from '#shared/call.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { idPagesWithin, idsWithin } from '#shared/records/ids-in-index.ts';
import { facetTotalOf, readCounts } from '#shared/records/live-counts.ts';
import { facetOf, type Resource } from '#shared/resources/resource.ts';
import { type IndexName, indexes } from '#shared/table/indexes.ts';
import type { RowQuery } from '#shared/table/read.ts';
import { wordsOf } from '#shared/text.ts';
import { allAtOnce, type IdSource, intersect } from './intersection.ts';
import type { Groups } from './order.ts';
import { prefixSource } from './search.ts';

/** A condition that many records meet. */
interface Wide {
  /** The number of matches, where it is known without reading them. */
  total?: () => Promise<number>;
  /** The facets whose records are exactly the matches. */
  facets?: readonly string[];
  /** The index groups whose records are exactly the matches. */
  groups?: Groups;
}

/** One condition of a list: a source of candidate ids, and a check on the record. */
export interface Filter<R> extends IdSource<R> {
  /** A check that needs the record; the ids alone do not decide it. */
  keep?: (record: R) => boolean;
  /** Set where many records match: next to a narrow filter, only `holds` is checked. */
  wide?: Wide;
}

/** The records that a list shows: those of these ids that pass `keep`. */
export interface Selection<R> extends Omit<Filter<R>, 'pages' | 'holds'> {
  ids: () => Promise<number[]>;
  holds?: (record: R) => boolean;
}

/** The records that meet all filters; undefined without filters, for the whole list. */
export function selectionOf<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  filters: readonly (Filter<R> | undefined)[],
): Selection<R> | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  const [only] = given;
  if (only === undefined) return undefined;
  if (given.length === 1) return { ...only, ids: () => intersect(call, resource, [only]) };
  const narrow = given.filter(({ wide }) => !wide);
  const sources = narrow.length > 0 ? narrow : given;
  const seen = given.filter((filter) => !sources.includes(filter)).map(({ holds }) => holds);
  const keeps = [...seen, ...given.flatMap(({ keep }) => keep ?? [])];
  const ids = () => intersect(call, resource, sources);
  if (keeps.length === 0) return { ids };
  return { ids, keep: (record) => keeps.every((keep) => keep(record)) };
}

/** The records of some facets. Their index groups are the facets, unless `groups` differ. */
export function facetFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  facets: readonly string[],
  grouped: Omit<Groups, 'index'> = { prefixes: facets },
): Filter<R> {
  const wanted = new Set<string | undefined>(facets);
  const groups = { index: indexes.group, ...grouped } as const;
  const holds = (record: R) => wanted.has(facetOf(resource, record));
  const total = async () => facetTotalOf(await readCounts(call, resource.name), facets);
  return { ...groupFilter(call, resource, groups, holds), wide: { facets, groups, total } };
}

export function groupFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  { index, prefixes }: Groups,
  holds: (record: R) => boolean,
): Filter<R> {
  const ranges = prefixes.map((prefix) => ({ beginsWith: `${prefix}#` }));
  return rangeFilter(call, resource, index, ranges, holds);
}

/**
 * The filters of a search: each word of `q` must begin a word of the record. None without words.
 */
export function searchFilters<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  q: string | undefined,
): Filter<R>[] {
  return wordsOf(q ?? '').map((word) => prefixSource(call, resource, word));
}

type Range = NonNullable<RowQuery['range']>;

/** The records in any of some ranges of an index. */
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
