import type { SessionCall } from '#shared/auth/caller.ts';
import { ApiError } from '#shared/errors.ts';
import { indexAttributes, indexes } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { idKey, idOf } from '#shared/table/sort-key.ts';
import type { Notification } from './fields.ts';

/** Unread ones stand in an index under this, so that they are found without those that were read. */
export const unread = 'unread#';

export function unreadKey(id: number): string {
  return `${unread}${idKey(id)}`;
}

/** What is shown of a row. Rows that we wrote are not parsed again. */
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

/** The caller's own notification. Throws `not_found`, for those of others too. */
export async function getNotification({ caller }: SessionCall, id: number): Promise<Notification> {
  const key = rowKey.notification(caller.accountId, caller.userId, id);
  const row = await findRow(key, { consistent: true });
  if (!row) throw new ApiError('not_found');
  return responseOf(row);
}

/** The attribute of a notification that is not read yet. */
export const unreadAttribute = indexAttributes[indexes.notification.unread];
