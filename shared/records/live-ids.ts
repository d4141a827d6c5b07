import type { AccountScope, Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import {
  bitmapBits,
  bitOffset,
  rangeOf,
  rowStripes,
  sharedStripe,
  stripeOf,
} from '#shared/table/live-rows.ts';
import { queryRows } from '#shared/table/read.ts';
import { countPrefix, partition, rowKey } from '#shared/table/rows.ts';
import type { IdSet } from './id-set.ts';
import { attributeOf, countsOf, idsIn, sharedAttributeOf } from './live-bits.ts';
import type { Counter, StripedKey } from './transaction.ts';

/** The facet of the records of a resource without facets. */
export const noFacet = 'live';

/**
 * The change of the bits of live ids when a record appears, disappears or changes its facet. Each
 * facet has its own bits, and a live record is in those of one.
 */
export function liveChanges<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): Counter[] {
  const id = (after ?? before)?.id ?? 0;
  const [old, now] = [before, after].map((record) => record && facetIn(resource, record));
  if (old === now) return [];
  return [
    ...(old === undefined ? [] : facetChange(accountId, resource.name, id, old, -1)),
    ...(now === undefined ? [] : facetChange(accountId, resource.name, id, now, 1)),
  ];
}

export function facetIn<R extends BaseRecord>({ facet }: Resource<R>, record: R): string {
  return facet?.(record) ?? noFacet;
}

/** Adds an id to the bitmap and the total of a facet, or removes it from them. */
export function facetChange(
  account: number,
  resource: ResourceName,
  id: number,
  facet: string,
  sign: 1 | -1,
): Counter[] {
  const { key, index, bit, sharedKey } = bitOf(account, resource, id);
  const attribute = attributeOf(facet, index);
  const sharedCounter = { key: sharedKey, attribute: sharedAttributeOf(stripeOf(id), attribute) };
  return [
    { key, attribute, delta: sign < 0 ? -bit : bit, shared: sharedCounter },
    {
      key: totalsOf(account, resource, id),
      attribute: attributeOf(facet, rangeOf(id)),
      delta: sign,
    },
  ];
}

/** The position of an id's bit: its row, the shared row, the index of the bitmap in them, and the bit. */
export function bitOf(account: number, resource: ResourceName, id: number) {
  const offset = bitOffset(id);
  const range = rangeOf(id);
  return {
    key: rowKey.count(account, resource, range, stripeOf(id)),
    sharedKey: rowKey.count(account, resource, range, sharedStripe),
    index: Math.floor(offset / bitmapBits),
    bit: 1n << BigInt(offset % bitmapBits),
  };
}

/** A change of the number of deleted records, which syncs report. */
export function deletedChange(
  { caller: { accountId } }: AccountScope,
  resource: ResourceName,
  id: number,
  delta: 1 | -1,
): Counter {
  const attribute = `${deletedPrefix}${rangeOf(id)}`;
  return { key: totalsOf(accountId, resource, id), attribute, delta };
}

const deletedPrefix = 'deleted_';
/** The rows with the totals of an id's range; all writes of an account meet in one of few. */
function totalsOf(account: number, resource: ResourceName, id: number): StripedKey {
  const range = rangeOf(id);
  return {
    stripes: rowStripes,
    by: id,
    at: (stripe) => rowKey.total(account, resource, range, stripe),
  };
}

/** The live ids of a resource; with facets, those of the facets. */
export async function readLiveIds(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  facets?: readonly string[],
): Promise<IdSet> {
  const pk = partition.counts(accountId, resource);
  return idsIn(await queryRows({ pk, consistent: true }), facets);
}

export async function readLiveRange(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  range: number,
): Promise<IdSet> {
  const pk = partition.counts(accountId, resource);
  // The rows are small, and a query costs by the size of all of them.
  return idsIn(
    await queryRows({ pk, range: { beginsWith: countPrefix(range) }, consistent: true }),
  );
}

/** How many records live in each range of ids, from the first, and how many are deleted. */
export interface Totals {
  live: readonly number[];
  deleted: number;
}

export async function readTotals(
  { caller: { accountId } }: Call,
  resource: ResourceName,
): Promise<Totals> {
  const rows = await queryRows({ pk: partition.totals(accountId, resource), consistent: true });
  const live: number[] = [];
  let deleted = 0;
  for (const [attribute, value] of rows.flatMap(countsOf)) {
    const count = Number(value);
    if (attribute.startsWith(deletedPrefix)) deleted += count;
    else {
      const range = Number.parseInt(attribute, 10);
      live[range] = (live[range] ?? 0) + count;
    }
  }
  return { live: Array.from(live, (count = 0) => count), deleted };
}

export function liveTotal({ live }: Totals): number {
  return live.reduce((sum, count) => sum + count, 0);
}
