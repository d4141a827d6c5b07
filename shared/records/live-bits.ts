import { isShared, stripeKey } from '#shared/table/key-parts.ts';
import { firstIdOf, numberBits, rangeIds, rowStripes } from '#shared/table/live-rows.ts';
import type { Row } from '#shared/table/rows.ts';
import { IdSet, integerBits } from './id-set.ts';

/** The attribute of a facet: for one of the numbers of its bits, or for the total of a range. */
export const attributeOf = (facet: string, number: number) => `${number}_${facet}`;
export const facetOf = (attribute: string) => attribute.slice(attribute.indexOf('_') + 1);
/** Separates the stripe from the attribute in the names of a shared row. */
const ofStripe = 's';

/** The attribute of a number in the row that the stripes of its range share. */
export const sharedAttributeOf = (stripe: number, attribute: string) =>
  `${stripe}${ofStripe}${attribute}`;

/** The ids that rows of bits hold; with facets, those of the facets. */
export function idsIn(rows: readonly Row[], facets?: readonly string[]): IdSet {
  const ids = new IdSet();
  for (const row of withShared(rows)) {
    const firstId = firstIdOf(row.sk);
    const stripe = (firstId - 1) % rowStripes;
    const integers = new Uint32Array(rangeIds / integerBits);
    for (const [attribute, value] of countsOf(row)) {
      if (facets && !facets.includes(facetOf(attribute))) continue;
      const number = integers.subarray(Number.parseInt(attribute, 10) * numberIntegers);
      // Between the reads of two rows a bit may have moved; a negative `bigint` has endless bits.
      addStripe(number, stripe, BigInt.asUintN(numberBits, toBits(value)));
    }
    ids.addIntegers(firstId - stripe, integers);
  }
  return ids;
}

/** The ids of a number and of its neighbours in the other rows of the range, as integers. */
const numberIntegers = (numberBits * rowStripes) / integerBits;
/** Of an integer, the bits of one row. */
const stripeBits = integerBits / rowStripes;
/** Such bits, each as far from the next one as its ids are. */
const spread = Uint32Array.from({ length: 1 << stripeBits }, (_, bits) => {
  const places = Array.from({ length: stripeBits }, (_, place) => place);
  return places.reduce((sum, at) => sum | (((bits >>> at) & 1) << (at * rowStripes)), 0);
});
const halves = new BigUint64Array(2);
const quarters = new Uint32Array(halves.buffer);

/** Adds the bits of a number of one row to the integers of its ids. */
function addStripe(integers: Uint32Array, stripe: number, bits: bigint): void {
  halves[0] = bits;
  halves[1] = bits >> 64n;
  for (const [place, quarter] of quarters.entries()) {
    let at = place * rowStripes;
    for (let rest = quarter; rest !== 0; rest >>>= stripeBits, at += 1) {
      const own = spread[rest & (spread.length - 1)] ?? 0;
      integers[at] = (integers[at] ?? 0) | (own << stripe);
    }
  }
}

/** A number of bits in a shared row, by its name there, and the row and the attribute that it adds to. */
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

/** The rows of bits by stripes, with what the rows that stripes share add to each of them. */
export function withShared(rows: readonly Row[]): readonly Row[] {
  const shared = rows.filter(isShared);
  if (shared.length === 0) return rows;
  const sums = new Map(rows.flatMap((row) => (isShared(row) ? [] : [[row.sk, { ...row }]])));
  for (const row of shared) {
    for (const { sk, attribute, value } of sharedBitsOf(row)) {
      const sum: Row = sums.get(sk) ?? { pk: row.pk, sk };
      sum[attribute] = toBits(sum[attribute]) + value;
      sums.set(sk, sum);
    }
  }
  return [...sums.values()];
}

const keyAttributes = new Set(['pk', 'sk', 'entity']);

/** What a row counts, by the attribute. */
export function countsOf(row: Row): [string, unknown][] {
  return Object.entries(row).filter(([attribute]) => !keyAttributes.has(attribute));
}

/** The bits of a number, which the store returns as a `bigint` beyond 53 bits. */
export function toBits(value: unknown): bigint {
  return typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n;
}
