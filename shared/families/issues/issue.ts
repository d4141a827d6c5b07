import type { Actor } from '#shared/actor.ts';
import { ApiError } from '#shared/errors.ts';
import type { IssueStatus, IssueStatusBody } from './fields.ts';
import type { IssueRecord } from './record.ts';

/** From a status, where it may go; to itself it may always. */
const transitions: Readonly<Record<IssueStatus, readonly IssueStatus[]>> = {
  open: ['in_progress', 'on_hold', 'closed'],
  in_progress: ['open', 'on_hold', 'closed'],
  on_hold: ['open', 'in_progress', 'closed'],
  closed: ['open'],
};

/** Refuses a change of status that there is not (`invalid_transition`). */
export function assertTransition(from: IssueStatus, to: IssueStatus): void {
  if (from === to || transitions[from].includes(to)) return;
  const message = `An issue cannot change from ${from} to ${to}.`;
  throw new ApiError('invalid_transition', { message });
}

/** Whether an issue counts as open at its items; on hold and in progress do. */
export function isOpen({ status }: Pick<IssueRecord, 'status'>): boolean {
  return status !== 'closed';
}

export function isHolding(issue: Pick<IssueRecord, 'status' | 'autochange_condition'>): boolean {
  return isOpen(issue) && issue.autochange_condition;
}

export function isIssueOverdue({ status, deadline }: IssueRecord, now: string): boolean {
  return isOpen({ status }) && deadline !== null && now > deadline;
}

/** What a change of status makes of an issue; its remarks are the resolution where it closes. */
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
