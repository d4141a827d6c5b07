import { firstIdOf, numberBits, rowStripes, sharedStripe } from '#shared/table/live-rows.ts';
import type { Row, RowKey } from '#shared/table/rows.ts';
import { IdSet } from './id-set.ts';

/** The attribute of a facet: for one of the numbers of its bits, or for the total of a range. */
export const attributeOf = (facet: string, number: number) => `${number}_${facet}`;
export const facetOf = (attribute: string) => attribute.slice(attribute.indexOf('_') + 1);
/** Parts the stripe of a number from its attribute, in the row that all stripes of a range share. */
const ofStripe = 's';

/** The attribute of a number in the row that the stripes of its range share. */
export const sharedAttributeOf = (stripe: number, attribute: string) =>
  `${stripe}${ofStripe}${attribute}`;

/** The ids that rows of bits hold; with facets, those of the facets. */
export function idsIn(rows: readonly Row[], facets?: readonly string[]): IdSet {
  const ids = new IdSet();
  for (const row of withShared(rows)) {
    const firstId = firstIdOf(row.sk);
    for (const [attribute, value] of countsOf(row)) {
      if (facets && !facets.includes(facetOf(attribute))) continue;
      const first = Number.parseInt(attribute, 10) * numberBits;
      // Between the reads of two rows a bit may have moved; what is below zero would have no end.
      const bits = BigInt.asUintN(numberBits, toBits(value));
      ids.addBits(firstId + first * rowStripes, rowStripes, bits);
    }
  }
  return ids;
}

/** Whether a row of bits is one that the stripes of its range share. */
export const isShared = ({ sk }: RowKey) => sk.endsWith(`#${sharedStripe}`);

/** A number of bits in a shared row, by its name there, and the row and the attribute that it adds to. */
export interface SharedBits {
  name: string;
  sk: string;
  attribute: string;
  value: bigint;
}

export function sharedBitsOf(row: Row): SharedBits[] {
  const range = row.sk.slice(0, row.sk.lastIndexOf('#'));
  return countsOf(row).map(([name, value]) => {
    const [stripe = '', ...attribute] = name.split(ofStripe);
    return {
      name,
      sk: `${range}#${stripe}`,
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
