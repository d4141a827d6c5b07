import { endpoint } from '#shared/http/endpoint.ts';
import { removeComment } from '#shared/operations/comments/comments.ts';
import { getRecord, matchVersion } from '#shared/records/records.ts';
import { comment } from '#shared/resources/comment.ts';
import { remove } from '#shared/routes/comments.ts';

export const handler = endpoint(remove, async (call, { id }) => {
  const record = await getRecord(call.caller, comment, id);
  matchVersion(call, record);
  return removeComment(call, record);
});
