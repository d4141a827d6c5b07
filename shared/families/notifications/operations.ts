import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { commit, commitRows } from '#shared/records/commit.ts';
import { cutPage, pagePosition, paginationOf } from '#shared/records/lists/cursor.ts';
import { countUpTo } from '#shared/records/lists/entries.ts';
import { exists, type RowWrite } from '#shared/table/actions.ts';
import { indexes } from '#shared/table/indexes.ts';
import { findRows, queryKeys, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { deleteRow } from '#shared/table/write.ts';
import type { Notification, NotificationQuery } from './fields.ts';
import { getNotification, responseOf, unread, unreadAttribute, unreadKey } from './notification.ts';

const index = indexes.notification.unread;
/** The most writes in a transaction with the stored answer. */
const maxAtOnce = 90;

/** A page of the caller's notifications, newest first, and the number of unread ones. */
export async function listNotifications(call: SessionCall, query: NotificationQuery) {
  const pk = partition.notifications(call.caller.accountId, call.caller.userId);
  const position = pagePosition('notifications', query);
  const { after, offset, limit, total: knownTotal, isCapped: isKnownCapped } = position;
  const skip = after === undefined ? offset : 0;
  const count = skip + limit + 1;
  const counting = countUpTo({ pk, index, range: { beginsWith: unread } });
  const countAll = () => (query.unread ? counting : countUpTo({ pk }));
  const [read, { total: unreadCount }, { total, isCapped }] = await Promise.all([
    query.unread ? readUnread(call, pk, after, count) : readAll(pk, after, count),
    counting,
    knownTotal === undefined ? countAll() : { total: knownTotal, isCapped: isKnownCapped },
  ]);
  const page = { ...cutPage(read.slice(skip), limit), total };
  // Few are counted again, since some may be read or deleted meanwhile.
  const totals = isCapped ? { total, isCapped } : {};
  const pagination = paginationOf(position, page, page.entries.length, totals);
  const data = page.entries.flatMap(({ row }) => (row ? [responseOf(row)] : []));
  return { data, meta: { pagination, unread_count: unreadCount } };
}

/** A key of the list, and its notification. */
type ListedNotification = { key: string; row: Row | undefined };

async function readAll(
  pk: string,
  after: string | undefined,
  limit: number,
): Promise<ListedNotification[]> {
  const range = after === undefined ? {} : { before: after };
  const rows = await queryRows({ pk, range, descending: true, limit, consistent: true });
  return rows.map((row) => ({ key: row.sk, row }));
}

/** The index has keys only and may lag, so notifications read in the meantime are skipped. */
async function readUnread(
  call: SessionCall,
  pk: string,
  after: string | undefined,
  limit: number,
): Promise<ListedNotification[]> {
  const range =
    after === undefined
      ? { beginsWith: unread }
      : { from: unread, before: `${unreadKey(idOf(after) - 1)}\u0000` };
  const keys = await queryRows({ pk, index, range, descending: true, limit });
  const ids = keys.map(({ sk }) => idOf(sk));
  const rows = await findUnread(call, ids);
  const bySk = new Map(rows.map((row) => [row.sk, row]));
  return keys.map(({ sk }) => ({ key: sk, row: bySk.get(sk) }));
}

/** Marks a notification of the caller as read. Marking it twice has no effect. */
export async function markRead(call: SessionCall, id: number): Promise<Answer<Notification>> {
  const before = await getNotification(call, id);
  if (before.read_at !== null) return { data: before, meta: { unchanged: true } };
  const answer = { data: { ...before, read_at: call.now } };
  return commit(call, { writes: [readWrite(call, id)] }, answer);
}

/** Removes it from the index of unread ones. */
function readWrite({ caller, now }: SessionCall, id: number): RowWrite {
  return {
    kind: 'update',
    key: rowKey.notification(caller.accountId, caller.userId, id),
    set: { read_at: now },
    remove: [unreadAttribute],
    condition: exists,
  };
}

/** Marks all of the caller's notifications as read. A second call finds none. */
export async function markAllRead(call: SessionCall): Promise<Answer<{ read: number }>> {
  const { accountId, userId } = call.caller;
  const pk = partition.notifications(accountId, userId);
  const keys = await queryKeys({ pk, index, range: { beginsWith: unread } });
  const rows = await findUnread(call, keys.map(idOf), [unreadAttribute]);
  const ids = rows.map(({ sk }) => idOf(sk));
  const writes = ids.map((id) => readWrite(call, id));
  // Surplus ones are marked before the transaction with the stored answer.
  const last = writes.splice(-maxAtOnce);
  while (writes.length > 0) await commitRows(writes.splice(0, maxAtOnce));
  const answer = { data: { read: ids.length } };
  if (last.length === 0) return { ...answer, meta: { unchanged: true } };
  return commit(call, { writes: last }, answer);
}

/** The index may lag; only the rows themselves say which are unread. */
async function findUnread(
  { caller: { accountId, userId } }: SessionCall,
  ids: readonly number[],
  attributes?: readonly string[],
): Promise<Row[]> {
  const keys = ids.map((id) => rowKey.notification(accountId, userId, id));
  const rows = await findRows(keys, { consistent: true, ...(attributes && { attributes }) });
  return rows.filter((row) => row[unreadAttribute] !== undefined);
}

/** Deletes a notification of the caller permanently. */
export async function removeNotification(call: SessionCall, id: number) {
  await getNotification(call, id);
  await deleteRow(rowKey.notification(call.caller.accountId, call.caller.userId, id));
  return { data: undefined };
}
