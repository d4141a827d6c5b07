import type { Answer, Call } from '#shared/call.ts';
import { assertTransition, statusChanges } from '#shared/domain/issue.ts';
import { readForWrite } from '#shared/records/read.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { issue } from '#shared/resources/issue.ts';
import type { Issue, IssueStatusBody } from '#shared/schemas/issue.ts';
import { changeIssue } from './change.ts';
import { issueView } from './issue-view.ts';

/** Sets the status of an issue; closing and reopening move its holds. */
export async function setIssueStatus(
  call: Call,
  id: number,
  body: IssueStatusBody,
): Promise<Answer<Issue>> {
  const before = await readForWrite(call, issue, id);
  assertTransition(before.status, body.status);
  if (before.status === body.status) return answerUnchanged(call, issueView, before);
  const changes = statusChanges(before, body, call.caller.actor, call.now);
  return changeIssue(call, before, changes, { action: 'status', remarks: body.remarks });
}
