import { issue } from '#shared/families/issues/record.ts';
import { becameLow, item } from '#shared/families/items/record.ts';
import { type NewNotification, notify } from '#shared/families/notifications/notify.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import type { Row } from '#shared/table/rows.ts';
import type { Effect } from './effect.ts';

/** What a member is notified of by a write, if it is anything. */
type Notifier = (after: Row, before: Row | undefined) => NewNotification | undefined;

const notifiers: Readonly<Record<string, Notifier>> = { issue: notifyAssigned, item: notifyLow };

/** Notifies members of a write at once. */
export const notifyAtOnce: Effect = ({ before, after }, now) => {
  const notification = after && notifiers[String(after.entity)]?.(after, before);
  if (notification) return () => notify(accountOfPartition(after.pk), notification, now);
};

/** Notifies a member to whom another one assigned an issue. */
function notifyAssigned(after: Row, before: Row | undefined): NewNotification | undefined {
  const record = fromRow(issue, after);
  const { user_id: userId, updated_by: by, updated_at: at, name, id, version } = record;
  const isRestored = !before && version > 1;
  if (userId === null || userId === before?.user_id || isRestored) return;
  if (by.type === 'user' && by.id === userId) return;
  const object = { type: 'issue' as const, id, name };
  const title = `${by.name} gave you “${name}”`;
  return { userId, kind: 'issue_assigned', title, object, at };
}

/** Notifies the member responsible for an item whose stock is low. */
function notifyLow(after: Row, before: Row | undefined): NewNotification | undefined {
  const record = fromRow(item, after);
  const { responsible_user_id: userId, updated_at: at, name, id } = record;
  if (userId === null || !before || !becameLow(fromRow(item, before), record)) return;
  const object = { type: 'item' as const, id, name };
  const title = `Little is left of “${name}”`;
  return { userId, kind: 'inventory_low', title, object, at };
}
