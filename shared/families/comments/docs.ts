import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { Comment, CommentCreate, commentFields, commentTexts } from './fields.ts';

const texts = textsOf(commentFields, commentTexts);

export default familyDocs({
  description: 'Comments on records.',
  responses: { Comment: response(Comment, 'A comment on a record.', texts, CommentCreate) },
  requests: { CommentCreate: request(CommentCreate, 'A new comment.', texts) },
});
