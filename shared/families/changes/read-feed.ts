import { changePartition } from '#shared/table/change-rows.ts';
import { queryRows } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import { idKey } from '#shared/table/sort-key.ts';
import { changeOf, type NotedChange } from './feed.ts';

/**
 * At most so many changes behind a position, in their order. Some may have expired, but none is left out
 * that comes later than one that is here.
 */
export async function readFeed(
  account: number,
  position: number,
  limit: number,
): Promise<NotedChange[]> {
  const query = {
    pk: changePartition(account),
    range: { after: idKey(position) },
    limit,
    consistent: true,
  };
  const rows = await queryRows(query);
  const last = rows.at(-1);
  if (!last || positionOf(last) === position + rows.length) return rows.map(changeOf);
  // A query is no snapshot. Of what was missing, all that is not expired was committed before it was read.
  const again = await queryRows(query);
  return again.filter((row) => positionOf(row) <= positionOf(last)).map(changeOf);
}

const positionOf = (row: Row) => Number(row.position);
