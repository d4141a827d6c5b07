import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { AccountRecord } from './record.ts';

const day = 24 * 60 * 60;

/** The mails to an account's owners about the end of its trial. */
export function remindersOfAccount({
  plan,
  trial_ends_at: at,
  closed_at,
}: AccountRecord): Reminder<'trial_ending' | 'trial_ended'>[] {
  if (plan !== 'trial' || at === null || closed_at !== null) return [];
  return [
    { kind: 'trial_ending', remindAt: addSeconds(at, -3 * day), at },
    { kind: 'trial_ended', remindAt: at, at },
  ];
}
