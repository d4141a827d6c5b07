import { accountOf } from '#shared/families/accounts/account.ts';
import { remindersOfAccount } from '#shared/families/accounts/reminders.ts';
import { remindersOfCheckout } from '#shared/families/checkouts/checkout.ts';
import { checkout } from '#shared/families/checkouts/record.ts';
import { filesOf } from '#shared/families/files/file-set.ts';
import { remindersOfFiles } from '#shared/families/files/files.ts';
import { remindersOfIssue } from '#shared/families/issues/issue.ts';
import { issue } from '#shared/families/issues/record.ts';
import { item } from '#shared/families/items/record.ts';
import { remindersOfItem } from '#shared/families/items/reminders.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { remindersOfReservation } from '#shared/families/reservations/reservation.ts';
import { fromRow } from '#shared/records/row.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import type { RowChange } from '#shared/table/image.ts';
import { taskName } from '#shared/table/names.ts';
import { type Row, rowKey } from '#shared/table/rows.ts';
import { formatInstant } from '#shared/time.ts';

/** The partitions of an hour, which spread its load. */
export const scheduleShards = 4;

/** The partition for what is to be done about a row. */
export function scheduleShardOf(sk: unknown): number {
  const id = Number(sk);
  return Number.isInteger(id) ? id % scheduleShards : 0;
}

/** The reminders of a row, by its `entity`. */
const remindersOf: Readonly<Record<string, (row: Row) => Reminder[]>> = {
  checkout: (row) => remindersOfCheckout(fromRow(checkout, row)),
  reservation: (row) => remindersOfReservation(fromRow(reservation, row)),
  issue: (row) => remindersOfIssue(fromRow(issue, row)),
  item: (row) => remindersOfItem(fromRow(item, row)),
  account: (row) => remindersOfAccount(accountOf(row)),
  files: (row) => remindersOfFiles(filesOf(row)),
};

/** The reminders of a row in its current state; none for a deleted one. */
export function remindersOfRow(row: Row | undefined): Reminder[] {
  return row ? (remindersOf[String(row.entity)]?.(row) ?? []) : [];
}

/**
 * The rows of the schedule that a write adds. Obsolete ones remain, because the dispatcher reads the record
 * again.
 */
export function scheduledRows({ before, after }: RowChange, now: number): Row[] {
  const oldNames = new Set(remindersOfRow(before).map(nameOf));
  const time = formatInstant(now);
  const newReminders = remindersOfRow(after).filter(
    (one) => !oldNames.has(nameOf(one)) && !isPast(one, time),
  );
  return after ? newReminders.map((one) => scheduledRow(after, one, time)) : [];
}

/** The rows of the schedule for the reminders of a row from a time on, without those that have become useless. */
export function scheduledSince(row: Row, since: string, now: number): Row[] {
  const time = formatInstant(now);
  const reminders = remindersOfRow(row).filter(
    (one) => one.remindAt >= since && !isPast(one, time),
  );
  return reminders.map((one) => scheduledRow(row, one, time));
}

/** Most advance reminders are useless once their moment has passed. */
const isPast = ({ remindAt, at, isUsefulLater = false }: Reminder, now: string) =>
  !isUsefulLater && remindAt < at && at <= now;
const nameOf = ({ kind, at }: Reminder) => `${kind} ${at}`;

/** A reminder that is already due goes where the schedule looks next. */
function scheduledRow({ pk, sk, entity }: Row, reminder: Reminder, now: string): Row {
  const { kind, remindAt, at } = reminder;
  const time = remindAt > now ? remindAt : now;
  // Several of one kind may be due already: what each is about tells them apart.
  const key = rowKey.scheduled(
    time,
    scheduleShardOf(sk),
    taskName.ofRow({ pk, sk }, nameOf(reminder)),
  );
  return { ...key, of: { pk, sk }, of_entity: entity, kind, at };
}
