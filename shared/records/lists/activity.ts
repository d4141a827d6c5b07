import type { Answer, Call } from '#shared/call.ts';
import type { HistoryEntry } from '#shared/records/history.ts';
import { indexAttributes } from '#shared/resources/index-keys.ts';
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

/** The entry of a row: the row without its keys, as `itemEntry` made it. */
function entryOf(row: Row): HistoryEntry {
  const keys = new Set<string>(['pk', 'sk', ...Object.values(indexAttributes)]);
  const fields = Object.entries(row).filter(([name]) => !keys.has(name));
  return Object.fromEntries(fields) as unknown as HistoryEntry;
}
