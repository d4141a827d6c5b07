import { removeComment } from '../../shared/data/comments.ts';
import { getRecord, matchVersion } from '../../shared/data/records.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { comment } from '../../shared/resources/comment.ts';
import { remove } from '../../shared/routes/comments.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, comment, id);
  matchVersion(call, record);
  return removeComment(call, record);
});
