import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { queryRows } from '#shared/table/read.ts';
import { countedIds, countStripes, partition, rowKey, stripeOfKey } from '#shared/table/rows.ts';
import { IdSet } from './id-set.ts';
import type { Counter } from './transaction.ts';

/** The ids of one row. */
const rangeIds = countedIds * countStripes;
/** The facet of the records of a resource without facets. */
const noFacet = 'live';

/**
 * The change of the bits of live ids when a record appears, disappears or changes its facet. Each
 * facet has its own number of bits, and a live record is in one of them.
 */
export function liveChanges<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  { name, facet: facetOf }: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): Counter[] {
  const id = (after ?? before)?.id ?? 0;
  const key = rowKey.count(accountId, name, id);
  const bit = 1n << BigInt(Math.floor(((id - 1) % rangeIds) / countStripes));
  const [old, now] = [before, after].map((record) => record && (facetOf?.(record) ?? noFacet));
  if (old === now) return [];
  return [
    ...(old === undefined ? [] : [{ key, attribute: old, delta: -bit }]),
    ...(now === undefined ? [] : [{ key, attribute: now, delta: bit }]),
  ];
}

/** The live ids of a resource; with facets, those of the facets. */
export async function readLiveIds(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  facets?: readonly string[],
): Promise<IdSet> {
  const rows = await queryRows({ pk: partition.counts(accountId, resource), consistent: true });
  const ids = new IdSet();
  for (const { pk: _pk, sk, entity: _entity, ...bits } of rows) {
    const { range, stripe } = stripeOfKey(sk);
    const first = range * rangeIds + stripe + 1;
    for (const name of facets ?? Object.keys(bits)) {
      for (const place of placesOf(bits[name])) ids.add(first + place * countStripes);
    }
  }
  return ids;
}

/** Bits that are looked at together: numbers of 53 bits are exact. */
const chunkBits = 32;

/** The places of the bits of a number, which the store returns as a `bigint` beyond 53 bits. */
function placesOf(value: unknown): number[] {
  if (typeof value !== 'bigint' && typeof value !== 'number') return [];
  const places: number[] = [];
  let rest = BigInt(value);
  for (let start = 0; rest !== 0n; start += chunkBits) {
    let chunk = Number(BigInt.asUintN(chunkBits, rest));
    for (; chunk !== 0; chunk &= chunk - 1) places.push(start + 31 - Math.clz32(chunk & -chunk));
    rest >>= BigInt(chunkBits);
  }
  return places;
}
