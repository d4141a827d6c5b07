import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { CheckoutRecord } from './record.ts';

const hour = 60 * 60;

export function remindersOfCheckout({
  status,
  due_time: at,
}: CheckoutRecord): Reminder<NotificationKind>[] {
  if (status !== 'open') return [];
  return [
    { kind: 'checkout_due_soon', remindAt: addSeconds(at, -hour), at },
    { kind: 'checkout_overdue', remindAt: at, at },
  ];
}
