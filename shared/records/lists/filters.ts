import type { Author } from '#shared/call.ts';
import { searchIds } from '#shared/records/search.ts';
import type { IndexName } from '#shared/resources/index-keys.ts';
import {
  type BaseRecord,
  idOf,
  type Resource,
  type ResourceName,
} from '#shared/resources/resource.ts';
import { queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import type { Selection } from './list.ts';

/** One condition of a list: the ids that may meet it, and what shows whether a record does. */
export interface Filter<R> {
  /** Absent where every record may meet it. */
  ids?: () => Promise<number[]>;
  /** Absent where the ids are sure. */
  keep?: (record: R) => boolean;
}

/** The records that meet all filters; undefined where there is none, and so the list is whole. */
export function selectionOf<R>(
  filters: readonly (Filter<R> | undefined)[],
): Selection<R> | undefined {
  const given = filters.filter((filter) => filter !== undefined);
  const [first, ...others] = given.flatMap(({ ids }) => (ids ? [ids] : []));
  if (!first) return undefined;
  const keeps = given.flatMap(({ keep }) => (keep ? [keep] : []));
  const ids = async () => {
    const [found = [], ...more] = await Promise.all([first(), ...others.map((read) => read())]);
    const sets = more.map((list) => new Set(list));
    return found.filter((id) => sets.every((set) => set.has(id)));
  };
  return keeps.length > 0
    ? { ids, keep: (record) => keeps.every((keep) => keep(record)) }
    : { ids };
}

/** The records in which every word of `q` begins some word. */
export async function searchFilter<R extends BaseRecord>(
  { accountId }: Author,
  resource: Resource<R>,
  q: string | undefined,
): Promise<Filter<R> | undefined> {
  const found = q === undefined ? undefined : await searchIds(accountId, resource, q);
  return found && { ids: async () => found };
}

/** The records that stand in an index under any of some prefixes. */
export function indexFilter<R extends BaseRecord>(
  { accountId }: Author,
  resource: Resource<R>,
  index: IndexName,
  prefixes: readonly (string | number)[],
  keep?: (record: R) => boolean,
): Filter<R> {
  const ranges = prefixes.map((prefix) => ({ beginsWith: `${prefix}#` }));
  return rangeFilter(accountId, resource, index, ranges, keep);
}

/** The records that stand in ranges of an index. */
export function rangeFilter<R extends BaseRecord>(
  accountId: number,
  resource: Resource<R>,
  index: IndexName,
  ranges: readonly NonNullable<RowQuery['range']>[],
  keep?: (record: R) => boolean,
): Filter<R> {
  const pk = partition.records(accountId, resource.name);
  // The store refuses a range that ends before it begins, instead of finding nothing in it.
  const open = ranges.filter(
    ({ from, before }) => from === undefined || before === undefined || from < before,
  );
  const ids = async () => {
    const groups = open.map((range) => queryRows({ pk, index, range }));
    return (await Promise.all(groups)).flat().map((row) => idOf(row.sk));
  };
  return { ids, ...(keep ? { keep } : {}) };
}

/** The records that name an item, found through the activity of the item. */
export function itemFilter<R extends BaseRecord & { iid: number[] }>(
  { accountId }: Author,
  resource: ResourceName,
  item: number | undefined,
): Filter<R> | undefined {
  if (item === undefined) return undefined;
  const pk = partition.activity(accountId, item);
  const ids = async () => {
    const rows = await queryRows({ pk, index: 'by-state', range: { beginsWith: `${resource}#` } });
    return rows.map((row) => idOf(row.state_key));
  };
  // What named the item once may have dropped it since.
  return { ids, keep: ({ iid }) => iid.includes(item) };
}

/** The records that refer to a contact or a user. */
export function referenceFilter<R extends BaseRecord>(
  author: Author,
  resource: Resource<R>,
  index: 'by-contact' | 'by-user',
  id: number | undefined,
): Filter<R> | undefined {
  return id === undefined ? undefined : indexFilter(author, resource, index, [id]);
}
