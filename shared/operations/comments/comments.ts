import type { Answer, Call, KeyCall } from '#shared/call.ts';
import { named } from '#shared/domain/names.ts';
import { ApiError } from '#shared/errors.ts';
import { commit } from '#shared/records/commit.ts';
import { createRecord } from '#shared/records/create-update.ts';
import { indexFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { findRecords, historyOf, removal } from '#shared/records/records.ts';
import { judge, readNames } from '#shared/records/references.ts';
import { type Counter, joinPlans } from '#shared/records/transaction.ts';
import { answerPage, type View } from '#shared/records/view.ts';
import { type CommentRecord, comment, objectPrefix } from '#shared/resources/comment.ts';
import { issue } from '#shared/resources/issue.ts';
import type { Comment, CommentCreate, CommentQuery } from '#shared/schemas/comment.ts';
import { rowKey } from '#shared/table/rows.ts';

/** How comments are shown. */
export const commentView: View<CommentRecord, Comment> = {
  resource: comment,
  orders: { id: null },
  show: async ({ caller }, records) => {
    const objects = records.map(({ object_type, object_id }) => {
      return { resource: object_type, id: object_id };
    });
    const names = await readNames(caller, objects);
    return records.map((record) => {
      return { ...record, object: named(names, record.object_type, record.object_id) };
    });
  },
};

/** A page of comments: all, those on one kind of record, or those on one record. */
export async function listComments(call: Call, query: CommentQuery) {
  const { object_type: type, object_id: id } = query;
  const prefix = type && (id === undefined ? type : objectPrefix(type, id));
  const filter = prefix && indexFilter(call.caller, comment, 'by-state', [prefix]);
  return answerPage(call, commentView, query, selectionOf(filter ? [filter] : []));
}

/** Comments on a live record. */
export async function createComment(call: Call, body: CommentCreate): Promise<Answer<Comment>> {
  const object = { path: 'object_id', resource: body.object_type, id: body.object_id };
  await judge(call.caller, { references: [object], claims: [] });
  return createRecord(call, commentView, body, { also: (record) => countOnIssue(call, record, 1) });
}

/** Hides a comment. Only its author and holders of `content.items` may. */
export async function removeComment(call: KeyCall, record: CommentRecord) {
  const { actor, permissions, accountId } = call.caller;
  const { created_by: author } = record;
  const isAuthor = author.type === actor.type && author.id === actor.id;
  if (!isAuthor && !permissions.includes('content.items')) {
    throw new ApiError('forbidden', { message: 'Only its author may delete a comment.' });
  }
  const isOnIssue = record.object_type === 'issue';
  const live = isOnIssue
    ? await findRecords(accountId, issue, [record.object_id], { consistent: true })
    : [];
  const plan = joinPlans(
    removal(call, comment, record),
    { actions: [historyOf(call, comment, 'delete', record, undefined)] },
    live.length > 0 ? countOnIssue(call, record, -1) : {},
  );
  return commit(call, plan, { data: undefined });
}

/** An issue shows how many comments it has. */
function countOnIssue(call: Call, record: CommentRecord, delta: 1 | -1): { counters: Counter[] } {
  if (record.object_type !== 'issue') return { counters: [] };
  const key = rowKey.record(call.caller.accountId, 'issue', record.object_id);
  const condition = { expression: 'attribute_exists(#pk)' };
  return { counters: [{ key, attribute: 'comments_count', delta, condition }] };
}
