import { judgeTransition, statusChanges } from '#shared/domain/issue.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { commitIssue } from '#shared/operations/issues/issue-writes.ts';
import { issueView } from '#shared/operations/issues/issues.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { issue } from '#shared/resources/issue.ts';
import { setStatus } from '#shared/routes/issues.ts';

export const handler = endpoint(setStatus, async (call, { id, body }) => {
  const before = await getRecord(call.caller, issue, id);
  matchVersion(call, before);
  judgeTransition(before.status, body.status);
  if (before.status === body.status) return answerUnchanged(call, issueView, before);
  const changes = statusChanges(before, body, call.caller.actor, call.now);
  return commitIssue(call, before, changes, 'status', body.remarks);
});
