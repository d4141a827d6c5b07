import type { Answer, Call } from '#shared/call.ts';
import { contentOf } from '#shared/records/row.ts';
import type { HistoryEntry } from '#shared/schemas/history.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { listFingerprint, type PageQuery, pagePosition, paginationOf } from './cursor.ts';

/** A page of the history of an item, newest first. */
export async function listActivity(
  call: Call,
  itemId: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  const fingerprint = listFingerprint(`item ${itemId} history`, query);
  const position = pagePosition(query, fingerprint);
  const { after, offset, limit } = position;
  const pk = partition.activity(call.caller.accountId, itemId);
  const skip = after === undefined ? offset : 0;
  const range = after === undefined ? {} : { before: after };
  const [read, total] = await Promise.all([
    queryRows({ pk, range, descending: true, limit: skip + limit + 1, consistent: true }),
    position.total ?? countRows({ pk }),
  ]);
  const rows = read.slice(skip);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const page = { shown: shown.length, total, lastKey: last?.sk ?? null, keepTotal: true };
  return {
    data: shown.map(entryOf),
    meta: { pagination: paginationOf(position, fingerprint, page) },
  };
}

/** The entry of a row. Rows that we wrote are not parsed again. */
function entryOf(row: Row): HistoryEntry {
  return contentOf(row) as unknown as HistoryEntry;
}
