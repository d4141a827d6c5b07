import type { SessionCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import type { Notification } from './fields.ts';

/** The prefix in the index of unread notifications, which leaves out the others. */
export const unread = 'unread#';

export function unreadKey(id: number): string {
  return `${unread}${idKey(id)}`;
}

export function responseOf(row: Row): Notification {
  const { kind, title, object_type, object_id, object_name, at, read_at = null, created_at } = row;
  return {
    id: idOf(row.sk),
    kind,
    title,
    object_type,
    object_id,
    object: { id: object_id, name: object_name },
    at,
    read_at,
    created_at,
  } as Notification;
}

/**
 * The caller's own notification.
 * @throws ApiError `not_found`, also for those of others
 */
export async function getNotification({ caller }: SessionCall, id: number): Promise<Notification> {
  const key = rowKey.notification(caller.accountId, caller.userId, id);
  const row = await findRow(key, { consistent: true });
  if (!row) throw new ApiError('not_found');
  return responseOf(row);
}

/** The attribute that only unread notifications have. */
export const unreadAttribute = indexAttributes[indexes.notification.unread];
