import type { Call } from '#shared/call.ts';
import { indexFilter, selectionOf } from '#shared/records/lists/filters.ts';
import { answerPage } from '#shared/records/lists/list.ts';
import { comment, objectPrefix } from '#shared/resources/comment.ts';
import type { CommentQuery } from '#shared/schemas/comment.ts';
import { commentView } from './comment-view.ts';

/** A page of comments: all, those on one kind of record, or those on one record. */
export function listComments(call: Call, query: CommentQuery) {
  const { object_type: type, object_id: id } = query;
  const prefix = type && (id === undefined ? type : objectPrefix(type, id));
  const filter = prefix && indexFilter(call, comment, 'by-group', [prefix]);
  return answerPage(call, commentView, query, selectionOf(filter ? [filter] : []));
}
