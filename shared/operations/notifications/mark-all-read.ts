import type { SessionCall } from '#shared/auth/caller.ts';
import type { Answer } from '#shared/call.ts';
import { idOf } from '#shared/resources/sort-key.ts';
import type { RowUpdate } from '#shared/table/actions.ts';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { sideBySide } from '#shared/table/side-by-side.ts';
import { ConditionFailed, updateRow } from '#shared/table/write.ts';
import { unread } from './notification.ts';

/** Marks all of the caller's notifications as read. Done again, it finds none. */
export async function markAllRead(call: SessionCall): Promise<Answer<{ read: number }>> {
  const { accountId, userId } = call.caller;
  const pk = partition.notifications(accountId, userId);
  const rows = await queryRows({ pk, index: 'by-group', range: { beginsWith: unread } });
  const marked = await sideBySide(rows, (row) => mark(call, idOf(row.sk)));
  return { data: { read: marked.filter(Boolean).length } };
}

/** Whether it was unread until now: the index may be behind. */
async function mark({ caller, now }: SessionCall, id: number): Promise<boolean> {
  const action: RowUpdate = {
    kind: 'update',
    key: rowKey.notification(caller.accountId, caller.userId, id),
    set: { read_at: now },
    remove: ['group_key'],
    condition: { expression: 'attribute_exists(#group_key)' },
  };
  try {
    await updateRow(action);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
