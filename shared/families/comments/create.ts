import type { Call } from '#shared/call.ts';
import { createRecord } from '#shared/records/create.ts';
import { commentView } from './comment-view.ts';
import { countOnIssue } from './count.ts';
import type { CommentCreate } from './fields.ts';

/** Comments on a live record. */
export function createComment(call: Call, body: CommentCreate) {
  const object = { path: 'object_id', resource: body.object_type, id: body.object_id };
  return createRecord(call, commentView, body, {
    references: [object],
    decide: (record) => ({ counters: countOnIssue(call, record, 1) }),
  });
}
