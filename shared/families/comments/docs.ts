import { familyDocs, request, response, textsOf } from '#shared/fields/docs.ts';
import { Comment, CommentCreate, commentFields, commentTexts } from './fields.ts';

const texts = textsOf(commentFields, commentTexts);

export default familyDocs({
  description: 'What members and integrations say about records.',
  responses: { Comment: response(Comment, 'What was said about a record.', texts, CommentCreate) },
  requests: { CommentCreate: request(CommentCreate, 'A new comment.', texts) },
});
