import type { SessionCall } from '#shared/auth/caller.ts';
import { cutPage, pagePosition, paginationOf } from '#shared/records/lists/cursor.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { countRows, findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import type { NotificationQuery } from './fields.ts';
import { responseOf, unread, unreadKey } from './notification.ts';

/** A page of the caller's notifications, newest first, and the number of unread ones. */
export async function listNotifications(call: SessionCall, query: NotificationQuery) {
  const pk = partition.notifications(call.caller.accountId, call.caller.userId);
  const position = pagePosition('notifications', query);
  const { after, offset, limit } = position;
  const skip = after === undefined ? offset : 0;
  const count = skip + limit + 1;
  const counting = countUnread(pk);
  const [read, unreadCount, total] = await Promise.all([
    query.unread ? readUnread(call, pk, after, count) : readAll(pk, after, count),
    counting,
    query.unread ? counting : countRows({ pk }),
  ]);
  const page = { ...cutPage(read.slice(skip), limit), total };
  const pagination = paginationOf(position, page, page.entries.length);
  const data = page.entries.flatMap(({ row }) => (row ? [responseOf(row)] : []));
  return { data, meta: { pagination, unread_count: unreadCount } };
}

/** A place in the list, and its notification. */
interface UnreadPlace {
  key: string;
  row: Row | undefined;
}

async function readAll(
  pk: string,
  after: string | undefined,
  limit: number,
): Promise<UnreadPlace[]> {
  const range = after === undefined ? {} : { before: after };
  const rows = await queryRows({ pk, range, descending: true, limit, consistent: true });
  return rows.map((row) => ({ key: row.sk, row }));
}

/** The index has keys only and may lag, so notifications read in the meantime are skipped. */
async function readUnread(
  { caller: { accountId, userId } }: SessionCall,
  pk: string,
  after: string | undefined,
  limit: number,
): Promise<UnreadPlace[]> {
  const range =
    after === undefined
      ? { beginsWith: unread }
      : { from: unread, before: `${unreadKey(idOf(after) - 1)}\u0000` };
  const keys = await queryRows({
    pk,
    index: indexes.notification.unread,
    range,
    descending: true,
    limit,
  });
  const rows = await findRows(
    keys.map(({ sk }) => rowKey.notification(accountId, userId, idOf(sk))),
    { consistent: true },
  );
  const unreadRows = rows.filter(
    (row) => row[indexAttributes[indexes.notification.unread]] !== undefined,
  );
  const bySk = new Map(unreadRows.map((row) => [row.sk, row]));
  return keys.map(({ sk }) => ({ key: sk, row: bySk.get(sk) }));
}

function countUnread(pk: string): Promise<number> {
  return countRows({ pk, index: indexes.notification.unread, range: { beginsWith: unread } });
}
