import { removeIssue } from '../../shared/data/issue-writes.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { issue } from '../../shared/resources/issue.ts';
import { remove } from '../../shared/routes/issues.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, issue, id);
  matchVersion(call, record);
  return removeIssue(call, record);
});
