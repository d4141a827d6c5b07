import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import {
  lastKeyOf,
  listFingerprint,
  pagePosition,
  paginationOf,
} from '#shared/records/lists/cursor.ts';
import { idKey, idOf } from '#shared/resources/sort-key.ts';
import type { Notification, NotificationQuery } from '#shared/schemas/notification.ts';
import { countRows, findRows, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { shownOf, unread, unreadKey } from './notification.ts';

/** A page of the caller's notifications, newest first, and how many are unread. */
export async function listNotifications(
  call: SessionCall,
  query: NotificationQuery,
): Promise<Answer<Notification[]>> {
  const pk = partition.notifications(call.caller.accountId, call.caller.userId);
  const fingerprint = listFingerprint('notifications', query);
  const position = pagePosition(query, fingerprint);
  const { after, offset, limit } = position;
  const skip = after === undefined ? offset : 0;
  const wanted = skip + limit + 1;
  const [read, total, unreadCount] = await Promise.all([
    query.unread ? readUnread(call, pk, after, wanted) : readAll(pk, after, wanted),
    query.unread ? countUnread(pk) : countRows({ pk }),
    countUnread(pk),
  ]);
  const keyed = read.slice(skip).map((row) => ({ key: row.sk, entry: shownOf(row) }));
  const entries = keyed.slice(0, limit);
  const keys = keyed.map(({ key }) => key);
  const page = { entries, lastKey: lastKeyOf(keys, limit), total };
  const pagination = paginationOf(position, fingerprint, page, entries.length);
  const meta = { pagination, unread_count: unreadCount };
  return { data: entries.map(({ entry }) => entry), meta };
}

function readAll(pk: string, after: string | undefined, limit: number): Promise<Row[]> {
  const range = after === undefined ? {} : { before: after };
  return queryRows({ pk, range, descending: true, limit, consistent: true });
}

/** The index has keys alone, and may be behind: what was read meanwhile is left out. */
async function readUnread(
  { caller: { accountId, userId } }: SessionCall,
  pk: string,
  after: string | undefined,
  limit: number,
): Promise<Row[]> {
  const range =
    after === undefined
      ? { beginsWith: unread }
      : { from: unread, before: `${unreadKey(idOf(after) - 1)}\u0000` };
  const keys = await queryRows({ pk, index: 'by-group', range, descending: true, limit });
  const rows = await findRows(
    keys.map(({ sk }) => rowKey.notification(accountId, userId, idOf(sk))),
    { consistent: true },
  );
  const bySk = new Map(rows.map((row) => [row.sk, row]));
  const inOrder = keys.flatMap(({ sk }) => bySk.get(idKey(idOf(sk))) ?? []);
  return inOrder.filter(({ group_key }) => group_key !== undefined);
}

function countUnread(pk: string): Promise<number> {
  return countRows({ pk, index: 'by-group', range: { beginsWith: unread } });
}
