import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { commit, commitRows } from '#shared/records/commit.ts';
import { indexes } from '#shared/table/indexes.ts';
import { findRows, queryKeys } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';
import { readWrite } from './mark-read.ts';
import { unread, unreadAttribute } from './notification.ts';

/** The most writes in a transaction with the stored answer. */
const mostAtOnce = 90;

/** Marks all of the caller's notifications as read. A second call finds none. */
export async function markAllRead(call: SessionCall): Promise<Answer<{ read: number }>> {
  const ids = await readUnreadIds(call);
  const writes = ids.map((id) => readWrite(call, id));
  // Surplus ones are marked before the transaction with the stored answer.
  const last = writes.splice(-mostAtOnce);
  while (writes.length > 0) await commitRows(writes.splice(0, mostAtOnce));
  const answer = { data: { read: ids.length } };
  if (last.length === 0 && !call.idempotency) return answer;
  return commit(call, { writes: last }, answer);
}

/** The index may lag; only the rows themselves tell which are unread. */
async function readUnreadIds({ caller }: SessionCall): Promise<number[]> {
  const { accountId, userId } = caller;
  const pk = partition.notifications(accountId, userId);
  const entries = await queryKeys({
    pk,
    index: indexes.notification.unread,
    range: { beginsWith: unread },
  });
  const keys = entries.map((key) => rowKey.notification(accountId, userId, idOf(key)));
  const rows = await findRows(keys, { consistent: true, attributes: [unreadAttribute] });
  return rows.filter((row) => row[unreadAttribute] !== undefined).map((row) => idOf(row.sk));
}
