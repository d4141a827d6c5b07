import type { SessionCall } from '#shared/auth/caller.ts';
import { rowKey } from '#shared/table/rows.ts';
import { deleteRow } from '#shared/table/write.ts';
import { getNotification } from './notification.ts';

/** Deletes a notification of the caller for good. */
export async function removeNotification(call: SessionCall, id: number) {
  await getNotification(call, id);
  await deleteRow(rowKey.notification(call.caller.accountId, call.caller.userId, id));
  return { data: undefined };
}
