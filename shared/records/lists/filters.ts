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

/** A condition that very many records meet. */
interface Wide {
  /** How many do, where that is known without reading which. */
  total?: () => Promise<number>;
  /** Where these are all records of some facets. */
  facets?: readonly string[];
  /** Where these are all records of some groups of an index. */
  groups?: Groups;
}

/** One condition of a list: where the ids that may meet it are read, and how a record shows it. */
export interface Filter<R> extends IdSource<R> {
  /** What the ids alone do not tell, and each record has to be looked at for. */
  keep?: (record: R) => boolean;
  /** Beside a condition that few meet, a wide one is seen on their records. */
  wide?: Wide;
}

/** Which records a list shows: those of these ids, as far as `keep` holds. */
export interface Selection<R> extends Omit<Filter<R>, 'pages' | 'holds'> {
  ids: () => Promise<number[]>;
  holds?: (record: R) => boolean;
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
  const narrow = given.filter(({ wide }) => !wide);
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
  grouped: Omit<Groups, 'index'> = { prefixes: facets },
): Filter<R> {
  const wanted = new Set<string | undefined>(facets);
  const groups = { index: indexes.group, ...grouped } as const;
  const holds = (record: R) => wanted.has(facetOf(resource, record));
  const total = async () => facetTotalOf(await readCounts(call, resource.name), facets);
  return { ...groupFilter(call, resource, groups, holds), wide: { facets, groups, total } };
}

/** The records of some groups of an index. */
export function groupFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  { index, prefixes }: Groups,
  holds: (record: R) => boolean,
): Filter<R> {
  const ranges = prefixes.map((prefix) => ({ beginsWith: `${prefix}#` }));
  return rangeFilter(call, resource, index, ranges, holds);
}

/** The filters of a search: every word of `q` begins some word. Without words there is none. */
export function searchFilters<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  q: string | undefined,
): Filter<R>[] {
  return wordsOf(q ?? '').map((word) => prefixSource(call, resource, word));
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
