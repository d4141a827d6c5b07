import type { AccountScope, Call } from '#shared/call.ts';
import { type ResourceName, resourcesWithItems } from '#shared/families.ts';
import { type IndexName, indexes } from '#shared/table/indexes.ts';
import type { KeyRange } from '#shared/table/key-range.ts';
import { keyPages, queryKeys, type RowQuery } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';
import { groupOf, groupValues, idOf, withinGroup } from '#shared/table/sort-key.ts';
import { IdSet } from './id-set.ts';
import { readLiveIds } from './live-ids.ts';

/** Candidate ids; some still need a check of their record. */
export interface IdPage {
  sure: IdSet;
  unsure?: IdSet;
  isLast: boolean;
}

/** How many ids are read at once, and the factor by which that grows. */
export type PageSize = Pick<RowQuery, 'pageSize' | 'growth'>;

/** The ids of live records in a range of an index, one page of the query at a time. */
export async function* idPagesWithin(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  index: IndexName,
  range: KeyRange,
  size: PageSize = {},
): AsyncGenerator<IdPage, void> {
  const pk = partition.records(accountId, resource);
  for await (const { keys, isLast } of keyPages({ pk, index, range, ...size })) {
    yield { sure: new IdSet(keys.map(idOf)), isLast };
  }
}

/** The ids of live records with a value in an index. */
export async function idsWithValue(
  call: Call,
  resource: ResourceName,
  index: IndexName,
  value: string | number,
): Promise<IdSet> {
  const range = withinGroup(value);
  const ids = new IdSet();
  for await (const { sure } of idPagesWithin(call, resource, index, range)) ids.addAll(sure);
  return ids;
}

/** Up to this many values are read separately, in parallel. */
const maxValues = 400;

/** The ids of live records with any of some values in an index; with very many, the whole index is read. */
export async function idsUnderAny(
  call: Call,
  resource: ResourceName,
  index: IndexName,
  values: readonly (string | number)[],
): Promise<IdSet> {
  if (values.length <= maxValues) {
    return IdSet.union(
      await Promise.all(values.map((value) => idsWithValue(call, resource, index, value))),
    );
  }
  const texts = new Set(values.map(String));
  const pk = partition.records(call.caller.accountId, resource);
  const ids = new IdSet();
  for await (const { keys } of keyPages({ pk, index })) {
    ids.addAll(new IdSet(keys.filter((key) => texts.has(groupOf(...groupValues(key)))).map(idOf)));
  }
  return ids;
}

/** The ids of the records of a kind that ever named an item, found through its history. */
export async function idsNaming(
  { caller: { accountId } }: AccountScope,
  item: number,
  resource: ResourceName,
): Promise<number[]> {
  const range = withinGroup(resource);
  return (await namingKeys(accountId, item, range)).map(idOf);
}

/** As `idsNaming`, of the live records with some facets. */
export async function liveIdsNaming(
  call: Call,
  item: number,
  resource: ResourceName,
  facets: readonly string[],
): Promise<IdSet> {
  const [ids, live] = await Promise.all([
    idsNaming(call, item, resource),
    readLiveIds(call, resource, facets),
  ]);
  return new IdSet(ids).intersection(live);
}

/** The records of all kinds that ever named an item. */
export async function recordsNaming(
  { caller: { accountId } }: AccountScope,
  item: number,
): Promise<{ resource: ResourceName; id: number }[]> {
  const keys = await namingKeys(accountId, item);
  return keys.flatMap((key) => {
    const resource = resourcesWithItems.find((one) => groupValues(key)[0] === one);
    return resource === undefined ? [] : [{ resource, id: idOf(key) }];
  });
}

function namingKeys(accountId: number, item: number, range?: KeyRange): Promise<string[]> {
  const pk = partition.activity(accountId, 'item', item);
  return queryKeys({ pk, index: indexes.history.naming, ...(range && { range }) });
}
