import type { Call } from '#shared/call.ts';
import { readForWrite } from '#shared/records/read.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { changeIssue } from './change.ts';
import type { IssueStatusBody } from './fields.ts';
import { assertTransition, statusChanges } from './issue.ts';
import { issueView } from './issue-view.ts';
import { issue } from './record.ts';

/** Sets the status of an issue. Closing lifts its holds, reopening puts them back. */
export async function setIssueStatus(call: Call, id: number, body: IssueStatusBody) {
  const before = await readForWrite(call, issue, id);
  assertTransition(before.status, body.status);
  if (before.status === body.status) return answerUnchanged(call, issueView, before);
  const changes = statusChanges(before, body, call.caller.actor, call.now);
  return changeIssue(call, before, changes, { action: 'status', remarks: body.remarks });
}
