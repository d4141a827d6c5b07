import { issue } from '#shared/families/issues/record.ts';
import { becameLow, item } from '#shared/families/items/record.ts';
import { notify } from '#shared/families/notifications/notify.ts';
import { fromRow } from '#shared/records/row.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition, type Row } from '#shared/table/rows.ts';

type Notifier = (
  account: number,
  before: Row | undefined,
  after: Row,
  now: number,
) => Promise<void>;

const notifiers: Readonly<Record<string, Notifier>> = { issue: notifyAssigned, item: notifyLow };

/** Notifies members of a write at once. `now` is in milliseconds since 1970. */
export async function notifyAtOnce({ before, after }: RowChange, now: number): Promise<void> {
  const notifier = after && notifiers[String(after.entity)];
  if (notifier) await notifier(accountOfPartition(after.pk), before, after, now);
}

/** Notifies a member to whom another one assigned an issue. */
async function notifyAssigned(
  account: number,
  before: Row | undefined,
  after: Row,
  now: number,
): Promise<void> {
  const record = fromRow(issue, after);
  const { user_id: userId, updated_by: by, updated_at: at, name, id, version } = record;
  const isRestored = !before && version > 1;
  if (userId === null || userId === before?.user_id || isRestored) return;
  if (by.type === 'user' && by.id === userId) return;
  const object = { type: 'issue' as const, id, name };
  const title = `${by.name} gave you “${name}”`;
  await notify(account, { userId, kind: 'issue_assigned', title, object, at }, now);
}

/** Notifies the member responsible for an item whose stock is low. */
async function notifyLow(
  account: number,
  before: Row | undefined,
  after: Row,
  now: number,
): Promise<void> {
  const record = fromRow(item, after);
  const { responsible_user_id: userId, updated_at: at, name, id } = record;
  if (userId === null || !before || !becameLow(fromRow(item, before), record)) return;
  const object = { type: 'item' as const, id, name };
  const title = `Little is left of “${name}”`;
  await notify(account, { userId, kind: 'inventory_low', title, object, at }, now);
}
