import type { Answer, Call } from '#shared/call.ts';
import { contentOf } from '#shared/records/row.ts';
import type { HistoryEntry } from '#shared/schemas/history.ts';
import { countRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row } from '#shared/table/rows.ts';
import { cutPage, listFingerprint, type PageQuery, pagePosition, paginationOf } from './cursor.ts';
import { fittingCount } from './page-size.ts';

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
  const keyed = read.slice(skip).map((row) => ({ key: row.sk, entry: entryOf(row) }));
  const page = { ...cutPage(keyed, limit), total };
  const entries = page.entries.map(({ entry }) => entry);
  const data = entries.slice(0, fittingCount(entries));
  const pagination = paginationOf(position, fingerprint, page, data.length, { total });
  return { data, meta: { pagination } };
}

/** The entry of a row. Rows that we wrote are not parsed again. */
function entryOf(row: Row): HistoryEntry {
  return contentOf(row) as unknown as HistoryEntry;
}
