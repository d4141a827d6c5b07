import type { Actor } from '#shared/actor.ts';
import type { Call } from '#shared/call.ts';
import { ApiError, type FieldProblems } from '#shared/errors.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds, formatInstant, secondsBetween } from '#shared/time.ts';
import type { CheckIn } from './fields.ts';
import { outstandingLines } from './lines.ts';
import { type CheckoutRecord, startOf } from './record.ts';

/** In seconds, from the request to the due time (specification, Limits). */
const shortestSeconds = 5 * 60;

/**
 * Problems of a due time. Exactly five minutes after the request is valid, or after the checkout that it
 * reports, so that it may be past.
 */
export function dueProblems(
  due: string,
  { arrivedAt, occurredAt }: Pick<Call, 'arrivedAt' | 'occurredAt'>,
): FieldProblems {
  const start = occurredAt ?? formatInstant(arrivedAt);
  if (secondsBetween(start, due) >= shortestSeconds) return {};
  const message =
    occurredAt === undefined
      ? 'Must be at least 5 minutes in the future.'
      : 'Must be at least 5 minutes after occurred_at.';
  return { due_time: [{ code: 'too_soon', message }] };
}

/** When a return was: not before the checkout, whose time may lie ahead if a device's clock is fast. */
export function timeOfReturn(record: CheckoutRecord, { at, occurred_at }: CheckIn): string {
  const [start, end] = [startOf(record), occurred_at ?? at];
  return end > start ? end : start;
}

/** When and by whom each item was returned, by item id. */
export function returnsOf(record: CheckoutRecord): Map<number, { at: string; by: Actor }> {
  return new Map(
    record.checkins.flatMap((checkin) => {
      const back = { at: timeOfReturn(record, checkin), by: checkin.by };
      return checkin.iid.map((id) => [id, back] as const);
    }),
  );
}

/** The ids of the items that are still out. */
export function outstandingOf(record: CheckoutRecord): number[] {
  const returns = returnsOf(record);
  return record.iid.filter((id) => !returns.has(id));
}

/** The ids of all items of which something is still out. */
export function outstandingIds(record: CheckoutRecord): number[] {
  return itemIdsOf({ iid: outstandingOf(record), lines: outstandingLines(record) });
}

/** Whether an open checkout is overdue, from one second after its due time. */
export function isCheckoutOverdue({ status, due_time }: CheckoutRecord, now: string): boolean {
  return status === 'open' && now > due_time;
}

/** The reminders of an open checkout: an hour before it is due, and when it is overdue. */
export function remindersOfCheckout({
  status,
  due_time: at,
}: CheckoutRecord): Reminder<NotificationKind>[] {
  if (status !== 'open') return [];
  return [
    { kind: 'checkout_due_soon', remindAt: addSeconds(at, -60 * 60), at },
    { kind: 'checkout_overdue', remindAt: at, at },
  ];
}

/** @throws ApiError `checkout_closed` */
export function assertNotClosed({ id, status }: CheckoutRecord): void {
  if (status === 'open') return;
  throw new ApiError('checkout_closed', { message: `Checkout ${id} is closed.` });
}
