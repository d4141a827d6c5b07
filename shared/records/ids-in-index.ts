import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import type { IndexName } from '#shared/resources/indexes.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import { queryRows, type RowQuery } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';

/** The ids of the live records that stand in a range of an index. */
export async function idsWithin(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  index: IndexName,
  range: NonNullable<RowQuery['range']>,
): Promise<number[]> {
  const { from, before } = range;
  // The store refuses a range that ends before it begins, instead of finding nothing in it.
  if (from !== undefined && before !== undefined && from >= before) return [];
  const rows = await queryRows({ pk: partition.records(accountId, resource), index, range });
  return rows.map((row) => idOf(row.sk));
}

/** The ids of the live records that stand in an index under a value. */
export function idsUnder(
  call: Call,
  resource: ResourceName,
  index: IndexName,
  value: string | number,
): Promise<number[]> {
  return idsWithin(call, resource, index, { beginsWith: `${value}#` });
}
