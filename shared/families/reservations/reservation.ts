import type { FieldProblem, FieldProblems } from '#shared/errors.ts';
import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import { windowDaysMax } from '#shared/limits.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import type { Reservation } from './fields.ts';
import type { ReservationRecord } from './record.ts';

const maxWindowSeconds = windowDaysMax * 86_400;

/**
 * Problems of a reservation's window, at the end if that was sent, else at the start. A past end is
 * a problem only if it was sent.
 */
export function windowProblems(
  { start_time: start, end_time: end }: Pick<ReservationRecord, 'start_time' | 'end_time'>,
  now: string,
  isEndInBody: boolean,
): FieldProblems {
  const [path, limit] = isEndInBody
    ? ['end_time', 'after the start']
    : ['start_time', 'before the end'];
  const problems: FieldProblem[] = [
    ...(end <= start ? [{ code: 'end_before_start', message: `Must be ${limit}.` } as const] : []),
    ...(isEndInBody && end <= now
      ? [{ code: 'too_soon', message: 'Must be in the future.' } as const]
      : []),
    ...(secondsBetween(start, end) > maxWindowSeconds
      ? [{ code: 'too_long', message: `Must be at most ${windowDaysMax} days ${limit}.` } as const]
      : []),
  ];
  return problems.length > 0 ? { [path]: problems } : {};
}

/**
 * The classification of a reservation by its half-open window. An open one is overdue after its
 * end.
 */
export function classify(record: ReservationRecord, now: string): Reservation['classification'] {
  if (record.status === 'completed') return 'completed';
  if (record.start_time > now) return 'upcoming';
  return record.end_time > now ? 'ongoing' : 'overdue';
}

/** The end of a reservation that completes by itself. */
export const reservationEnded = 'reservation_ended';

/** The start is announced an hour ahead. One with `auto_complete` completes at its end. */
export function remindersOfReservation({
  status,
  start_time: at,
  end_time: end,
  auto_complete: isCompleted,
}: ReservationRecord): Reminder<NotificationKind | typeof reservationEnded>[] {
  if (status !== 'open') return [];
  return [
    { kind: 'reservation_starting', remindAt: addSeconds(at, -60 * 60), at },
    ...(isCompleted ? [{ kind: reservationEnded, remindAt: end, at: end } as const] : []),
  ];
}
