import type { AccountRecord } from '#shared/resources/account.ts';
import type { CheckoutRecord } from '#shared/resources/checkout.ts';
import type { IssueRecord } from '#shared/resources/issue.ts';
import type { ReservationRecord } from '#shared/resources/reservation.ts';
import type { NotificationKind } from '#shared/schemas/notification.ts';
import { addSeconds } from '#shared/time.ts';

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

export function duesOfReservation({
  status,
  start_time: at,
}: ReservationRecord): NotificationDue[] {
  if (status !== 'open') return [];
  return [{ kind: 'reservation_starting', tellAt: addSeconds(at, -hour), at }];
}

export function duesOfIssue({ status, deadline: at }: IssueRecord): NotificationDue[] {
  if (status === 'closed' || at === null) return [];
  return [{ kind: 'issue_deadline', tellAt: addSeconds(at, -24 * hour), at }];
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
