import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { facetOf, type Resource } from '#shared/resources/resource.ts';
import { queryRows } from '#shared/table/read.ts';
import {
  countedIds,
  countStripes,
  partition,
  type Row,
  rowKey,
  stripeOfKey,
} from '#shared/table/rows.ts';
import type { Counter } from './transaction.ts';

/**
 * The ids of one row of counts. Each range of ids is striped over several rows, so that records
 * created in succession do not contend for one row.
 */
interface CountRow {
  range: number;
  stripe: number;
  /** One bit per live id. */
  live: bigint;
  row: Row;
}

/** The live ids of a resource, their number, and their number by facet. */
export type LiveCounts = readonly CountRow[];

const rangeIds = countedIds * countStripes;
const full = (1n << BigInt(countedIds)) - 1n;

/** The changes to the counts when a record appears, disappears or changes its facet. */
export function countChanges<R extends BaseRecord>(
  { caller: { accountId } }: Call,
  resource: Resource<R>,
  before: R | undefined,
  after: R | undefined,
): Counter[] {
  const id = (after ?? before)?.id ?? 0;
  const key = rowKey.count(accountId, resource.name, id);
  const bit = 1n << BigInt(Math.floor(((id - 1) % rangeIds) / countStripes));
  const live = { key, attribute: 'live', delta: (after ? bit : 0n) - (before ? bit : 0n) };
  const [old, now] = [before && facetOf(resource, before), after && facetOf(resource, after)];
  const facets = [
    ...(old ? [{ key, attribute: old, delta: -1 }] : []),
    ...(now ? [{ key, attribute: now, delta: 1 }] : []),
  ];
  return [...(live.delta === 0n ? [] : [live]), ...(old === now ? [] : facets)];
}

/** Reads all counts of a resource, in the order of the ids. */
export async function readCounts(
  { caller: { accountId } }: Call,
  resource: ResourceName,
): Promise<LiveCounts> {
  const rows = await queryRows({ pk: partition.counts(accountId, resource), consistent: true });
  return rows.map((row) => {
    return { ...stripeOfKey(row.sk), live: bitsOf(row.live), row };
  });
}

/** The store returns a `number` up to 53 bits, and a `bigint` beyond. */
function bitsOf(value: unknown): bigint {
  return typeof value === 'bigint' || typeof value === 'number' ? BigInt(value) : 0n;
}

export function totalOf(counts: LiveCounts): number {
  return counts.reduce((sum, { live }) => sum + countBits(live), 0);
}

export function facetTotalOf(counts: LiveCounts, facets: readonly string[]): number {
  const numbers = counts.flatMap(({ row }) => facets.map((facet) => Number(row[facet] ?? 0)));
  return numbers.reduce((sum, number) => sum + number, 0);
}

function countBits(bits: bigint): number {
  if (bits === full) return countedIds;
  return bits.toString(2).replaceAll('0', '').length;
}

/** The id at a position among all live ids; undefined past the end. */
export function idAt(
  counts: LiveCounts,
  position: number,
  descending: boolean,
): number | undefined {
  const ranges = [...Map.groupBy(counts, ({ range }) => range)];
  let skip = position;
  for (const [range, rows] of descending ? ranges.toReversed() : ranges) {
    const live = totalOf(rows);
    if (skip < live) return idsIn(range, rows).at(descending ? -1 - skip : skip);
    skip -= live;
  }
  return undefined;
}

function idsIn(range: number, rows: LiveCounts): number[] {
  const ids = rows.flatMap(({ stripe, live }) =>
    Array.from({ length: countedIds }, (_, bit) =>
      (live >> BigInt(bit)) & 1n ? range * rangeIds + bit * countStripes + stripe + 1 : 0,
    ).filter((id) => id > 0),
  );
  return ids.sort((a, b) => a - b);
}
