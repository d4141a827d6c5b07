import type { AccountRecord } from '#shared/families/accounts/record.ts';
import type { CheckoutRecord } from '#shared/families/checkouts/record.ts';
import type { IssueRecord } from '#shared/families/issues/record.ts';
import { type ItemRecord, nextInspection } from '#shared/families/items/record.ts';
import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { ReservationRecord } from '#shared/families/reservations/record.ts';
import { addSeconds } from '#shared/time.ts';

/** The end of a reservation that is completed then. */
export const reservationEnded = 'reservation_ended';

const hour = 60 * 60;

/** Something that is to be told at a time: what, when, and the moment that it is about. */
export interface Due<Kind extends string = string> {
  kind: Kind;
  tellAt: string;
  at: string;
}

type NotificationDue = Due<NotificationKind>;

export function duesOfCheckout({ status, due_time: at }: CheckoutRecord): NotificationDue[] {
  if (status !== 'open') return [];
  return [
    { kind: 'checkout_due_soon', tellAt: addSeconds(at, -hour), at },
    { kind: 'checkout_overdue', tellAt: at, at },
  ];
}

/** That one is about to start is told; one that is to be completed when it ends, is due then. */
export function duesOfReservation({
  status,
  start_time: at,
  end_time: end,
  auto_complete: isCompleted,
}: ReservationRecord): (NotificationDue | Due<typeof reservationEnded>)[] {
  if (status !== 'open') return [];
  return [
    { kind: 'reservation_starting', tellAt: addSeconds(at, -hour), at },
    ...(isCompleted ? [{ kind: reservationEnded, tellAt: end, at: end } as const] : []),
  ];
}

export function duesOfIssue({ status, deadline: at }: IssueRecord): NotificationDue[] {
  if (status === 'closed' || at === null) return [];
  return [{ kind: 'issue_deadline', tellAt: addSeconds(at, -24 * hour), at }];
}

/** An inspection is told a week before its day (UTC) begins. */
export function duesOfItem(record: ItemRecord): NotificationDue[] {
  const day = nextInspection(record);
  if (day === null || record.condition === 'discarded') return [];
  const at = `${day}T00:00:00Z`;
  return [{ kind: 'inspection_due', tellAt: addSeconds(at, -7 * 24 * hour), at }];
}

/** What the owners of an account are mailed about the end of its trial. */
export function duesOfAccount({
  plan,
  trial_ends_at: at,
  closed_at,
}: AccountRecord): Due<'trial_ending' | 'trial_ended'>[] {
  if (plan !== 'trial' || at === null || closed_at !== null) return [];
  return [
    { kind: 'trial_ending', tellAt: addSeconds(at, -3 * 24 * hour), at },
    { kind: 'trial_ended', tellAt: at, at },
  ];
}
