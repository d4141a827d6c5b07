import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { commit } from '#shared/records/commit.ts';
import { exists, type RowWrite } from '#shared/table/actions.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { Notification } from './fields.ts';
import { getNotification, unreadAttribute } from './notification.ts';

/** Marks a notification of the caller as read. Marking it twice has no effect. */
export async function markRead(call: SessionCall, id: number): Promise<Answer<Notification>> {
  const before = await getNotification(call, id);
  if (before.read_at !== null) return { data: before, meta: { unchanged: true } };
  const answer = { data: { ...before, read_at: call.now } };
  return commit(call, { writes: [readWrite(call, id)] }, answer);
}

/** Removes it from the index of unread ones. */
export function readWrite({ caller, now }: SessionCall, id: number): RowWrite {
  return {
    kind: 'update',
    key: rowKey.notification(caller.accountId, caller.userId, id),
    set: { read_at: now },
    remove: [unreadAttribute],
    condition: exists,
  };
}
