import type { Answer, Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import type { ResourceName } from '#shared/families.ts';
import type { HistoryEntry } from '#shared/fields/history.ts';
import { contentOf } from '#shared/records/row.ts';
import { countRows, findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { cutPage, listFingerprint, type PageQuery, pagePosition, paginationOf } from './cursor.ts';
import { fittingCount } from './page-size.ts';

/** A page of a record's history, newest first. Deleted records keep theirs. */
export async function listHistory(
  call: Call,
  resource: ResourceName,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  // In parallel, so that an invalid cursor is refused before the record is known to exist.
  const [answer] = await Promise.all([
    listActivity(call, resource, id, query),
    assertEver(call, resource, id),
  ]);
  return answer;
}

async function assertEver(
  { caller: { accountId } }: Call,
  resource: ResourceName,
  id: number,
): Promise<void> {
  const keys = [rowKey.record(accountId, resource, id), rowKey.deleted(accountId, resource, id)];
  const rows = await findRows(keys, { consistent: true, attributes: [] });
  if (rows.length === 0) throw new ApiError('not_found');
}

async function listActivity(
  call: Call,
  resource: ResourceName,
  id: number,
  query: PageQuery,
): Promise<Answer<HistoryEntry[]>> {
  const fingerprint = listFingerprint(`${resource} ${id} history`, query);
  const position = pagePosition(query, fingerprint);
  const { after, offset, limit } = position;
  const pk = partition.activity(call.caller.accountId, resource, id);
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

function entryOf(row: Row): HistoryEntry {
  return contentOf(row) as unknown as HistoryEntry;
}
