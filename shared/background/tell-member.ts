import { concernedBy, notify } from '#shared/operations/notifications/notify.ts';
import { fromRow } from '#shared/records/row.ts';
import { checkout } from '#shared/resources/checkout.ts';
import { issue } from '#shared/resources/issue.ts';
import { reservation } from '#shared/resources/reservation.ts';
import type { NotificationKind, NotifyingResource } from '#shared/schemas/notification.ts';
import type { Row } from '#shared/table/rows.ts';
import { accountOfPartition } from './stream.ts';

const records = {
  checkout: (row: Row) => fromRow(checkout, row),
  reservation: (row: Row) => fromRow(reservation, row),
  issue: (row: Row) => fromRow(issue, row),
};

const titles = {
  checkout_due_soon: (name: string) => `“${name}” is due soon`,
  checkout_overdue: (name: string) => `“${name}” is overdue`,
  reservation_starting: (name: string) => `“${name}” starts soon`,
  issue_deadline: (name: string) => `The deadline of “${name}” is near`,
} satisfies Partial<Record<NotificationKind, (name: string) => string>>;

type TimedKind = keyof typeof titles;

export function isTimed(kind: string): kind is TimedKind {
  return Object.hasOwn(titles, kind);
}

/** Notifies the member whom a record concerns of what is due. */
export async function tellMember(
  kind: TimedKind,
  row: Row,
  at: string,
  now: number,
): Promise<void> {
  const account = accountOfPartition(row.pk);
  // Only rows of these kinds have something due of a kind that a member is told.
  const type = String(row.entity) as keyof typeof records & NotifyingResource;
  const record = records[type](row);
  const userId = await concernedBy(account, record);
  if (userId === undefined) return;
  const object = { type, id: record.id, name: record.name };
  await notify(account, { userId, kind, title: titles[kind](record.name), object, at }, now);
}
