import { endpoint } from '#shared/http/endpoint.ts';
import { removeIssue } from '#shared/operations/issues/issue-writes.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { issue } from '#shared/resources/issue.ts';
import { remove } from '#shared/routes/issues.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, issue, id);
  matchVersion(call, record);
  return removeIssue(call, record);
});
