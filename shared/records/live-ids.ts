import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import type { Resource } from '#shared/resources/resource.ts';
import { queryRows } from '#shared/table/read.ts';
import {
  firstIdOf,
  numberBits,
  partition,
  placeInRow,
  rowKey,
  rowStripes,
} from '#shared/table/rows.ts';
import { IdSet } from './id-set.ts';
import type { Counter } from './transaction.ts';

/** The facet of the records of a resource without facets. */
const noFacet = 'live';

/**
 * The change of the bits of live ids when a record appears, disappears or changes its facet. Each
 * facet has its own bits, and a live record is in those of one.
 */
export function liveChanges<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  { name, facet: facetOf }: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): Counter[] {
  const id = (after ?? before)?.id ?? 0;
  const key = rowKey.count(accountId, name, id);
  const place = placeInRow(id);
  const bit = 1n << BigInt(place % numberBits);
  const [old, now] = [before, after].map((record) => record && (facetOf?.(record) ?? noFacet));
  if (old === now) return [];
  const changeOf = (facet: string | undefined, delta: bigint): Counter[] =>
    facet === undefined
      ? []
      : [{ key, attribute: attributeOf(facet, Math.floor(place / numberBits)), delta }];
  return [...changeOf(old, -bit), ...changeOf(now, bit)];
}

/** The attribute of a row for one of the numbers of bits of a facet. */
const attributeOf = (facet: string, number: number) => `${number}_${facet}`;

/** The live ids of a resource; with facets, those of the facets. */
export async function readLiveIds(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  facets?: readonly string[],
): Promise<IdSet> {
  const rows = await queryRows({ pk: partition.counts(accountId, resource), consistent: true });
  const ids = new IdSet();
  for (const { pk: _pk, sk, entity: _entity, ...numbers } of rows) {
    const firstId = firstIdOf(sk);
    for (const [name, bits] of Object.entries(numbers)) {
      const facet = name.slice(name.indexOf('_') + 1);
      if (facets && !facets.includes(facet)) continue;
      const first = Number.parseInt(name, 10) * numberBits;
      for (const place of placesOf(bits)) ids.add(firstId + (first + place) * rowStripes);
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
