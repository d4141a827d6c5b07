import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { readForWrite } from '#shared/records/read.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { changeIssue } from './change.ts';
import type { IssueUpdate } from './fields.ts';
import { isOpen } from './issue.ts';
import { issue } from './record.ts';

/**
 * Updates an open issue.
 * @throws ApiError `issue_closed`
 */
export async function updateIssue(call: Call, id: number, body: IssueUpdate) {
  const before = await readForWrite(call, issue, id);
  return changeIssue(call, before, bodyChanges(body), { action: 'update' }, () => {
    if (!isOpen(before)) throw new ApiError('issue_closed');
  });
}
