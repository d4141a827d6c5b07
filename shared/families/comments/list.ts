import type { Call } from '#shared/call.ts';
import { groupFilter } from '#shared/records/lists/filters.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import { indexes } from '#shared/table/indexes.ts';
import { commentView } from './comment-view.ts';
import type { CommentQuery } from './fields.ts';
import { comment, objectPrefix } from './record.ts';

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
