import { checkout } from '#shared/families/checkouts/record.ts';
import { isOpen } from '#shared/families/issues/issue.ts';
import { issue } from '#shared/families/issues/record.ts';
import { becameLow, isLow, item } from '#shared/families/items/record.ts';
import type { NotificationKind, NotifyingResource } from '#shared/families/notifications/fields.ts';
import {
  type NewNotification,
  notify,
  recipientOf,
} from '#shared/families/notifications/notify.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import type { BaseRecord } from '#shared/fields/record.ts';
import { fromRow } from '#shared/records/row.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { findRow } from '#shared/table/read.ts';
import type { Row } from '#shared/table/rows.ts';
import type { Effect } from './effect.ts';

interface Notifier {
  /** Returns the notification that a write causes, if any. */
  of: (after: Row, before: Row | undefined) => NewNotification | undefined;
  /** Whether it still concerns the member, by the record as it is now. */
  concerns: (row: Row, userId: number) => boolean;
}

const notifiers: Readonly<Record<string, Notifier>> = {
  issue: { of: assignmentNotification, concerns: isAssigned },
  item: { of: lowStockNotification, concerns: concernsLowStock },
};

/** Notifies members of a write at once, unless the record has changed so that it no longer concerns them. */
export const notifyAtOnce: Effect = ({ before, after }, now) => {
  if (!after) return;
  const notifier = notifiers[String(after.entity)];
  const notification = notifier?.of(after, before);
  if (!notifier || !notification) return;
  return async () => {
    const { pk, sk } = after;
    const row = await findRow({ pk, sk }, { consistent: true });
    if (row && notifier.concerns(row, notification.userId)) {
      await notify(accountOfPartition(pk), notification, now);
    }
  };
};

/** The notification for a member to whom somebody else assigned an issue. */
function assignmentNotification(after: Row, before: Row | undefined): NewNotification | undefined {
  const record = fromRow(issue, after);
  const { user_id: userId, updated_by: by, updated_at: at, name, id, version } = record;
  const isRestored = !before && version > 1;
  if (userId === null || userId === before?.user_id || isRestored) return;
  if (by.type === 'user' && by.id === userId) return;
  const object = { type: 'issue' as const, id, name };
  const title = `${by.name} assigned “${name}” to you`;
  return { userId, kind: 'issue_assigned', title, object, at };
}

function isAssigned(row: Row, userId: number): boolean {
  const record = fromRow(issue, row);
  return isOpen(record) && record.user_id === userId;
}

/** The notification for the member responsible for an item whose stock has become low. */
function lowStockNotification(after: Row, before: Row | undefined): NewNotification | undefined {
  const record = fromRow(item, after);
  const { responsible_user_id: userId, updated_at: at, name, id } = record;
  if (userId === null || !before || !becameLow(fromRow(item, before), record)) return;
  const object = { type: 'item' as const, id, name };
  const title = `“${name}” is low in stock`;
  return { userId, kind: 'inventory_low', title, object, at };
}

function concernsLowStock(row: Row, userId: number): boolean {
  const record = fromRow(item, row);
  return isLow(record) && record.responsible_user_id === userId;
}

const titles = {
  checkout_due_soon: (name) => `“${name}” is due soon`,
  checkout_overdue: (name) => `“${name}” is overdue`,
  reservation_starting: (name) => `“${name}” starts soon`,
  issue_deadline: (name) => `The deadline of “${name}” is near`,
  maintenance_due: (name, at) => `Maintenance of “${name}” is due by ${at.slice(0, 10)}`,
  inspection_due: (name, at) => `Inspection of “${name}” is due by ${at.slice(0, 10)}`,
} satisfies Partial<Record<NotificationKind, (name: string, at: string) => string>>;

type TimedKind = keyof typeof titles;

export function isTimed(kind: string): kind is TimedKind {
  return Object.hasOwn(titles, kind);
}

type Recipient = { id: number; name: string; userId: number | undefined };

/** The recipient for each kind of record. */
const readers: Record<NotifyingResource, (account: number, row: Row) => Promise<Recipient>> = {
  checkout: (account, row) => ofParty(account, fromRow(checkout, row)),
  reservation: (account, row) => ofParty(account, fromRow(reservation, row)),
  issue: (account, row) => ofParty(account, fromRow(issue, row)),
  item: async (_account, row) => {
    const { id, name, responsible_user_id: userId } = fromRow(item, row);
    return { id, name, userId: userId ?? undefined };
  },
};

async function ofParty(
  account: number,
  record: BaseRecord & { name: string; user_id: number | null },
): Promise<Recipient> {
  return { id: record.id, name: record.name, userId: await recipientOf(account, record) };
}

/** Notifies the recipient of a record of a due reminder. */
export async function notifyMember(
  kind: TimedKind,
  row: Row,
  at: string,
  now: number,
): Promise<void> {
  const account = accountOfPartition(row.pk);
  // Only rows of these kinds have reminders for members.
  const type = String(row.entity) as NotifyingResource;
  const { id, name, userId } = await readers[type](account, row);
  if (userId === undefined) return;
  const title = titles[kind](name, at);
  await notify(account, { userId, kind, title, object: { type, id, name }, at }, now);
}
