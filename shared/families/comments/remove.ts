import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import { countOnIssue } from './count.ts';
import { type CommentRecord, comment } from './record.ts';

/** Deletes a comment. Only its author and holders of `content.items` may. */
export async function removeComment(call: CredentialCall, id: number) {
  const record = await readForWrite(call, comment, id);
  const { actor, permissions } = call.caller;
  const { created_by: author } = record;
  const isAuthor = author.type === actor.type && author.id === actor.id;
  if (!isAuthor && !permissions.includes('content.items')) {
    const message =
      'Only its author, or a user with the permission content.items, may delete a comment.';
    throw new ApiError('forbidden', { message });
  }
  const keyOf = (await isLive(call, record)) ? rowKey.record : rowKey.deleted;
  const counters = countOnIssue(call, record, -1, keyOf);
  return removeRecord(call, comment, record, { also: { counters } });
}

async function isLive(call: Call, { object_type, object_id }: CommentRecord) {
  const key = rowKey.record(call.caller.accountId, object_type, object_id);
  return (await findRow(key, { consistent: true, attributes: ['id'] })) !== undefined;
}
