import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import type { PageQuery } from '#shared/fields/query.ts';
import { findInAnyState } from '#shared/records/read.ts';
import { contentOf } from '#shared/records/row.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, type Row, storedAs } from '#shared/table/rows.ts';
import { answerEntries, countUpTo } from './entries.ts';

/** A page of a record's history, newest first. Deleted records keep theirs. */
export async function listHistory(
  call: Call,
  resource: ResourceName,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  const pk = partition.activity(call.caller.accountId, resource, id);
  // In parallel, so that an invalid cursor is refused before the record is known to exist.
  const [answer, record] = await Promise.all([
    answerEntries(query, {
      name: `${resource} ${id} history`,
      read: async (after, limit) => {
        const range = after === undefined ? {} : { before: after };
        const query = { pk, range, descending: true, consistent: true };
        const rows = nonDecreasingTimes(await queryRows({ ...query, limit: limit + olderEntries }));
        return { entries: rows.slice(0, limit).map((row) => ({ row, key: row.sk })) };
      },
      count: () => countUpTo({ pk }),
      show: async (entries) => entries.map(({ row }) => storedAs<HistoryEntry>(contentOf(row))),
    }),
    findInAnyState(call, resource, id, []),
  ]);
  if (!record) throw new ApiError('not_found');
  return answer;
}

/** How many older entries may determine the time of the last one of a page: their calls overlapped it. */
const olderEntries = 10;

/**
 * Entries, newest first, whose times never go back: a call that made no version may have begun a
 * second after the one that makes the next.
 */
function nonDecreasingTimes(rows: readonly Row[]): Row[] {
  let latest = '';
  const rising = rows.toReversed().map((row) => {
    const at = String(row.at);
    if (at > latest) latest = at;
    return { ...row, at: latest };
  });
  return rising.reverse();
}
