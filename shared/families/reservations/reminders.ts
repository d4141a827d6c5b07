import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { ReservationRecord } from './record.ts';

/** The end of a reservation that completes by itself. */
export const reservationEnded = 'reservation_ended';

const hour = 60 * 60;

/** The start is announced an hour ahead. One with `auto_complete` completes at its end. */
export function remindersOfReservation({
  status,
  start_time: at,
  end_time: end,
  auto_complete: isCompleted,
}: ReservationRecord): Reminder<NotificationKind | typeof reservationEnded>[] {
  if (status !== 'open') return [];
  return [
    { kind: 'reservation_starting', remindAt: addSeconds(at, -hour), at },
    ...(isCompleted ? [{ kind: reservationEnded, remindAt: end, at: end } as const] : []),
  ];
}
