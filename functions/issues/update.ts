import { isOpen } from '#shared/domain/issue.ts';
import { ApiError } from '#shared/errors.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { commitIssue, judgeIssue } from '#shared/operations/issues/issue-writes.ts';
import { issueView } from '#shared/operations/issues/issues.ts';
import { getRecord, isUnchanged, matchVersion, sentChanges } from '#shared/records/records.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { issue } from '#shared/resources/issue.ts';
import { update } from '#shared/routes/issues.ts';

export const handler = endpoint(update, async (call, { id, body }) => {
  const before = await getRecord(call.caller, issue, id);
  matchVersion(call, before);
  const changes = sentChanges(body);
  await judgeIssue(call, changes);
  if (!isOpen(before)) throw new ApiError('issue_closed');
  if (isUnchanged(before, changes)) return answerUnchanged(call, issueView, before);
  return commitIssue(call, before, changes, 'update');
});
