import { isShared, stripeKey } from '#shared/table/key-parts.ts';
import { bitmapBits, firstIdOf, rangeIds, rowStripes } from '#shared/table/live-rows.ts';
import type { Row } from '#shared/table/rows.ts';
import { IdSet, integerBits } from './id-set.ts';

/**
 * Each number attribute is a bitmap of 120 ids; its name is `<index>_<facet>`. In rows of totals it is a
 * count, and the index is that of a range.
 */
export const attributeOf = (facet: string, index: number) => `${index}_${facet}`;
export const facetOf = (attribute: string) => attribute.slice(attribute.indexOf('_') + 1);
/** Separates the stripe from the attribute in the names of a shared row. */
const ofStripe = 's';

/** The attribute of a bitmap in the row that the stripes of its range share. */
export const sharedAttributeOf = (stripe: number, attribute: string) =>
  `${stripe}${ofStripe}${attribute}`;

/** The ids in rows of bitmaps; with facets, only those of the facets. */
export function idsIn(rows: readonly Row[], facets?: readonly string[]): IdSet {
  const ids = new IdSet();
  for (const row of withShared(rows)) {
    const firstId = firstIdOf(row.sk);
    const stripe = (firstId - 1) % rowStripes;
    const integers = new Uint32Array(rangeIds / integerBits);
    for (const [attribute, value] of countsOf(row)) {
      if (facets && !facets.includes(facetOf(attribute))) continue;
      const group = integers.subarray(Number.parseInt(attribute, 10) * bitmapIntegers);
      // Between the reads of two rows a bit may have moved; a negative `bigint` has endless bits.
      addStripe(group, stripe, BigInt.asUintN(bitmapBits, toBits(value)));
    }
    ids.addIntegers(firstId - stripe, integers);
  }
  return ids;
}

/** The integers that the bitmaps of one index fill, from all rows of a range. */
const bitmapIntegers = (bitmapBits * rowStripes) / integerBits;
/** How many bits of an integer come from one row. */
const stripeBits = integerBits / rowStripes;
/** The bits of one row, moved to every eighth bit of an integer: the rows take turns with the ids. */
const spread = Uint32Array.from({ length: 1 << stripeBits }, (_, bits) => {
  const positions = Array.from({ length: stripeBits }, (_, position) => position);
  return positions.reduce((sum, at) => sum | (((bits >>> at) & 1) << (at * rowStripes)), 0);
});
const halves = new BigUint64Array(2);
const quarters = new Uint32Array(halves.buffer);

/** Adds a bitmap of one row to the integers of its ids. */
function addStripe(integers: Uint32Array, stripe: number, bits: bigint): void {
  halves[0] = bits;
  halves[1] = bits >> 64n;
  for (const [index, quarter] of quarters.entries()) {
    let at = index * rowStripes;
    for (let rest = quarter; rest !== 0; rest >>>= stripeBits, at += 1) {
      const own = spread[rest & (spread.length - 1)] ?? 0;
      integers[at] = (integers[at] ?? 0) | (own << stripe);
    }
  }
}

/** A bitmap in a shared row: its name there, and the row and the attribute that it adds to. */
export interface SharedBits {
  name: string;
  sk: string;
  attribute: string;
  value: bigint;
}

export function sharedBitsOf(row: Row): SharedBits[] {
  return countsOf(row).map(([name, value]) => {
    const [stripe = '', ...attribute] = name.split(ofStripe);
    return {
      name,
      sk: stripeKey(row, stripe),
      attribute: attribute.join(ofStripe),
      value: toBits(value),
    };
  });
}

/** The rows of bitmaps by stripe, each with what the shared rows add to it. */
export function withShared(rows: readonly Row[]): readonly Row[] {
  const sharedRows = rows.filter(isShared);
  if (sharedRows.length === 0) return rows;
  const sums = new Map(rows.flatMap((row) => (isShared(row) ? [] : [[row.sk, { ...row }]])));
  for (const row of sharedRows) {
    for (const { sk, attribute, value } of sharedBitsOf(row)) {
      const sum: Row = sums.get(sk) ?? { pk: row.pk, sk };
      sum[attribute] = toBits(sum[attribute]) + value;
      sums.set(sk, sum);
    }
  }
  return [...sums.values()];
}

const keyAttributes = new Set(['pk', 'sk', 'entity']);

/** The bitmaps or counts of a row, by attribute. */
export function countsOf(row: Row): [string, unknown][] {
  return Object.entries(row).filter(([attribute]) => !keyAttributes.has(attribute));
}

/** The bits of a bitmap, which the store returns as a `bigint` beyond 53 bits. */
export function toBits(value: unknown): bigint {
  return typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n;
}
