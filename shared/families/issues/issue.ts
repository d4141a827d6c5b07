import type { Actor } from '#shared/actor.ts';
import { ApiError } from '#shared/errors.ts';
import type { NotificationKind } from '#shared/families/notifications/fields.ts';
import type { Reminder } from '#shared/resources/reminder.ts';
import { addSeconds } from '#shared/time.ts';
import type { IssueStatusBody } from './fields.ts';
import type { IssueRecord } from './record.ts';
import { type IssueStatus, issueStatuses, issueTransitions } from './statuses.ts';

/** @throws ApiError `invalid_transition` */
export function assertTransition(from: IssueStatus, to: IssueStatus): void {
  if (from === to || issueTransitions[from].includes(to)) return;
  const message = `An issue cannot change from ${from} to ${to}.`;
  throw new ApiError('invalid_transition', { message });
}

/** Whether an issue counts as open on its items, which includes on hold and in progress. */
export function isOpen({ status }: Pick<IssueRecord, 'status'>): boolean {
  return status !== 'closed';
}

export const openStatuses = issueStatuses.filter((status) => isOpen({ status }));

export function isHolding(issue: Pick<IssueRecord, 'status' | 'autochange_condition'>): boolean {
  return isOpen(issue) && issue.autochange_condition;
}

export function isIssueOverdue({ status, deadline }: IssueRecord, now: string): boolean {
  return isOpen({ status }) && deadline !== null && now > deadline;
}

/** The reminder of an issue that is not closed: a day before its deadline. */
export function remindersOfIssue(record: IssueRecord): Reminder<NotificationKind>[] {
  const { deadline: at } = record;
  if (!isOpen(record) || at === null) return [];
  return [{ kind: 'issue_deadline', remindAt: addSeconds(at, -24 * 60 * 60), at }];
}

/** The changes of an issue with its status; on closing, the remarks become the resolution. */
export function statusChanges(
  { status: from }: IssueRecord,
  { status, remarks }: IssueStatusBody,
  by: Actor,
  now: string,
): Partial<IssueRecord> {
  if (status === 'closed') return { status, closed_at: now, closed_by: by, resolution: remarks };
  if (from !== 'closed') return { status };
  return { status, closed_at: null, closed_by: null, resolution: null };
}
