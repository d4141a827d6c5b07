import type { Call } from '#shared/call.ts';
import { idsUnder, idsWithin } from '#shared/records/ids-in-index.ts';
import { countInitial, isInitial } from '#shared/records/initials.ts';
import { isFound, searchIds } from '#shared/records/search.ts';
import type { IndexName } from '#shared/resources/indexes.ts';
import { facetOf, type Resource } from '#shared/resources/resource.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import type { BaseRecord } from '#shared/schemas/record.ts';
import { queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { wordsOf } from '#shared/text.ts';

/** Groups of an index in which what is selected stands by its ids. */
export interface Groups {
  index: IndexName;
  prefixes: readonly (string | number)[];
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

/** One condition of a list: the ids that may meet it, and what shows whether a record does. */
export interface Filter<R> extends Omit<Selection<R>, 'ids'> {
  /** Absent where every record may meet it. */
  ids?: () => Promise<number[]>;
}

/**
 * The records that meet all filters; undefined where there is none, and so the list is whole. Where
 * one filter selects little, what a record tells of itself is seen on it, and not read from an index.
 */
export function selectionOf<R>(
  filters: readonly (Filter<R> | undefined)[],
): Selection<R> | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  const [only] = given;
  if (given.length === 1 && only?.ids) return { ...only, ids: only.ids };
  const isNarrow = given.some(({ ids, holds }) => ids && !holds);
  const selecting = given.flatMap(({ ids, holds }) => (ids && !(isNarrow && holds) ? [ids] : []));
  if (selecting.length === 0) return undefined;
  const seen = given.flatMap(({ keep, holds }) => [keep, isNarrow ? holds : undefined]);
  const keeps = seen.filter((keep) => keep !== undefined);
  const ids = async () => {
    const [found = [], ...more] = await Promise.all(selecting.map((read) => read()));
    const sets = more.map((list) => new Set(list));
    return found.filter((id) => sets.every((set) => set.has(id)));
  };
  if (keeps.length === 0) return { ids };
  return { ids, keep: (record) => keeps.every((keep) => keep(record)) };
}

/**
 * The records of some facets. The index groups them by their facet, unless `prefixes` say what else
 * the groups of these facets are.
 */
export function facetFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  facets: readonly string[],
  prefixes: readonly string[] = facets,
): Filter<R> {
  const wanted = new Set<string | undefined>(facets);
  const holds = (record: R) => wanted.has(facetOf(resource, record));
  return { ...groupFilter(call, resource, 'by-group', prefixes), facets, holds };
}

/** The records of some groups of an index, each of which has its records by their ids. */
export function groupFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  index: IndexName,
  prefixes: readonly (string | number)[],
): Filter<R> {
  return { ...indexFilter(call, resource, index, prefixes), groups: { index, prefixes } };
}

/** The records in which every word of `q` begins some word. Without words it filters nothing. */
export function searchFilter<R extends BaseRecord>(
  call: Call,
  resource: Resource<R>,
  q: string | undefined,
): Filter<R> | undefined {
  const words = wordsOf(q ?? '');
  const [word] = words;
  if (word === undefined) return undefined;
  const ids = () => searchIds(call, resource, words);
  if (words.length > 1 || !isInitial(word)) return { ids };
  return {
    ids,
    holds: (record) => isFound(resource, record, words),
    total: () => countInitial(call, resource.name, word),
  };
}

/** The records that stand in an index under any of some prefixes. */
export function indexFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  prefixes: readonly (string | number)[],
): Filter<R> {
  const ids = async () => {
    const found = prefixes.map((prefix) => idsUnder(call, name, index, prefix));
    return (await Promise.all(found)).flat();
  };
  return { ids };
}

/** The records that stand in a range of an index. */
export function rangeFilter<R extends BaseRecord>(
  call: Call,
  { name }: Resource<R>,
  index: IndexName,
  range: NonNullable<RowQuery['range']>,
): Filter<R> {
  return { ids: () => idsWithin(call, name, index, range) };
}

interface Party extends BaseRecord {
  iid: number[];
}

/** The records that name an item, found through the activity of the item. */
function itemFilter<R extends Party>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  item: number | undefined,
): Filter<R> | undefined {
  if (item === undefined) return undefined;
  const pk = partition.activity(accountId, item);
  const ids = async () => {
    const range = { beginsWith: `${resource.name}#` };
    const rows = await queryRows({ pk, index: 'by-group', range });
    return rows.map((row) => idOf(row.group_key));
  };
  // What named the item once may have dropped it since.
  return { ids, keep: ({ iid }) => iid.includes(item) };
}

/** The records that name an item, a contact or a user, as far as the query asks for one. */
export function partyFilters<R extends Party>(
  call: Call,
  resource: Resource<R>,
  query: {
    item_id?: number | undefined;
    contact_id?: number | undefined;
    user_id?: number | undefined;
  },
): (Filter<R> | undefined)[] {
  const referring = (index: 'by-contact' | 'by-user', id: number | undefined) =>
    id === undefined ? undefined : groupFilter(call, resource, index, [id]);
  return [
    itemFilter(call, resource, query.item_id),
    referring('by-contact', query.contact_id),
    referring('by-user', query.user_id),
  ];
}
