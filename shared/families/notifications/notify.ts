import { accountOf } from '#shared/families/accounts/account.ts';
import { key } from '#shared/families/keys/record.ts';
import { user } from '#shared/families/users/record.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { findRecords, nextId } from '#shared/records/read.ts';
import { fromRow } from '#shared/records/row.ts';
import { absent } from '#shared/table/actions.ts';
import { indexes, inIndex } from '#shared/table/indexes.ts';
import { sentName } from '#shared/table/names.ts';
import { findRowsByKey } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { transactIf } from '#shared/table/write.ts';
import { formatInstant } from '#shared/time.ts';
import type { NotificationKind, NotifyingResource } from './fields.ts';
import { unreadKey } from './notification.ts';

const day = 24 * 60 * 60;
const retentionSeconds = 90 * day;

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  title: string;
  object: { type: NotifyingResource; id: number; name: string };
  /** The moment that it is about. */
  at: string;
}

/** Notifies an active member of an open account, once per subject and moment. */
export async function notify(
  account: number,
  { userId, kind, title, object, at }: NewNotification,
  now: number,
): Promise<void> {
  const call = { caller: { accountId: account } };
  const event = [userId, kind, object.type, object.id, at];
  const key = rowKey.sentMark(sentName.notification(account, ...event));
  const userKey = rowKey.record(account, 'user', userId);
  const accountKey = rowKey.account(account);
  const rowAt = await findRowsByKey([accountKey, userKey, key], { consistent: true });
  const [accountRow, userRow] = [rowAt(accountKey), rowAt(userKey)];
  const isActive = userRow !== undefined && fromRow(user, userRow).active;
  const isClosed = accountRow !== undefined && accountOf(accountRow).closed_at !== null;
  if (!isActive || isClosed || rowAt(key)) return;
  const id = await nextId(call, 'notification');
  const expires_at = Math.ceil(now / 1000) + retentionSeconds;
  const row = {
    ...rowKey.notification(account, userId, id),
    kind,
    title,
    object_type: object.type,
    object_id: object.id,
    object_name: object.name,
    at,
    created_at: formatInstant(now),
    ...inIndex(indexes.notification.unread, unreadKey(id)),
    expires_at,
  };
  // Unless another call sent it first.
  await transactIf([
    { kind: 'put', row: { ...key, is_done: true, expires_at }, condition: absent },
    { kind: 'put', row, condition: absent },
  ]);
}

/** The recipient for a record: its user, or else the member who created it, directly or by key. */
export async function recipientOf(
  account: number,
  record: BaseRecord & { user_id: number | null },
): Promise<number | undefined> {
  if (record.user_id !== null) return record.user_id;
  const { type, id } = record.created_by;
  if (type === 'user') return id;
  if (type === 'system') return undefined;
  const [creatingKey] = await findRecords({ caller: { accountId: account } }, key, [id]);
  return creatingKey?.user_id;
}
