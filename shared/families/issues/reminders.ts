import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { IssueRecord } from './record.ts';

const day = 24 * 60 * 60;

export function remindersOfIssue({
  status,
  deadline: at,
}: IssueRecord): Reminder<NotificationKind>[] {
  if (status === 'closed' || at === null) return [];
  return [{ kind: 'issue_deadline', remindAt: addSeconds(at, -day), at }];
}
