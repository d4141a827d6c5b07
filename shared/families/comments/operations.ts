import type { CredentialCall } from '#shared/auth/caller.ts';
import type { Call } from '#shared/call.ts';
import { ApiError } from '#shared/errors.ts';
import { groupFilter } from '#shared/records/lists/filters.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import { readNames } from '#shared/records/names.ts';
import { createRecord, readNothing } from '#shared/records/operations.ts';
import { readForWrite } from '#shared/records/read.ts';
import { namedReference } from '#shared/records/reference-names.ts';
import { removeRecord } from '#shared/records/remove.ts';
import type { Counter } from '#shared/records/transaction.ts';
import type { View } from '#shared/records/view.ts';
import { exists } from '#shared/table/actions.ts';
import { indexes } from '#shared/table/indexes.ts';
import { findRow } from '#shared/table/read.ts';
import { rowKey } from '#shared/table/rows.ts';
import type { Comment, CommentCreate, CommentQuery } from './fields.ts';
import { type CommentRecord, comment, objectPrefix } from './record.ts';

const commentView = {
  resource: comment,
  show: async (call, records, knownRecords) => {
    const objects = records.map(({ object_type, object_id }) => {
      return { resource: object_type, id: object_id };
    });
    const names = await readNames(call, objects, knownRecords?.names);
    return records.map((record) => {
      const { object_type, object_id } = record;
      return { ...record, object: namedReference(names, object_type, object_id) };
    });
  },
} satisfies View<CommentRecord, Comment>;

/** A page of comments: all, those on one kind of record, or those on one record. */
export function listComments(call: Call, query: CommentQuery) {
  return answerPage(call, commentView, query, [objectFilter(call, query)]);
}

function objectFilter(call: Call, { object_type: type, object_id: id }: CommentQuery) {
  if (type === undefined) return undefined;
  const prefix = id === undefined ? type : objectPrefix(type, id);
  return groupFilter(call, comment, indexes.comment.object, prefix, (record) => {
    return record.object_type === type && (id === undefined || record.object_id === id);
  });
}

/** Comments on a live record. */
export function createComment(call: Call, body: CommentCreate) {
  const object = { path: 'object_id', resource: body.object_type, id: body.object_id };
  return createRecord(call, commentView, body, readNothing, {
    references: [object],
    decide: (record) => ({ counters: countOnIssue(call, record, 1) }),
  });
}

/** Deletes a comment. Only its author and holders of `content.items` may. */
export async function removeComment(call: CredentialCall, id: number) {
  const record = await readForWrite(call, comment, id);
  const { actor, permissions } = call.caller;
  const { created_by: author } = record;
  const isAuthor = author.type === actor.type && author.id === actor.id;
  if (!isAuthor && !permissions.includes('content.items')) {
    const message =
      'Only its author, or a member with the permission content.items, may delete a comment.';
    throw new ApiError('forbidden', { message });
  }
  const keyOf = (await isLive(call, record)) ? rowKey.record : rowKey.deleted;
  const counters = countOnIssue(call, record, -1, keyOf);
  return removeRecord(call, comment, record, { extraWrites: { counters } });
}

async function isLive(call: Call, { object_type, object_id }: CommentRecord) {
  const key = rowKey.record(call.caller.accountId, object_type, object_id);
  return (await findRow(key, { consistent: true, attributes: ['id'] })) !== undefined;
}

/** An issue shows the number of its comments; a deleted one, for the case that it is restored. */
function countOnIssue(
  { caller }: Call,
  record: CommentRecord,
  delta: 1 | -1,
  keyOf: typeof rowKey.record = rowKey.record,
): Counter[] {
  if (record.object_type !== 'issue') return [];
  const key = keyOf(caller.accountId, 'issue', record.object_id);
  return [{ key, attribute: 'comments_count', delta, condition: exists }];
}
