import { recordMeanings } from '#shared/fields/common-docs.ts';
import { family, sent, shown } from '#shared/fields/meaning.ts';
import { Comment, CommentCreate } from './fields.ts';
import * as routes from './routes.ts';

const fields = {
  ...recordMeanings,
  object_type: 'The kind of record that is commented on.',
  object_id: 'The id of the record that is commented on.',
  body: 'What is said.',
  object: 'The id and the name of the record that is commented on.',
};

export const comments = family(routes, {
  is: 'What members and integrations say about records.',
  shows: { Comment: shown(Comment, 'What was said about a record.', fields, CommentCreate) },
  takes: { CommentCreate: sent(CommentCreate, 'A new comment.', fields, {}) },
  operations: {
    list: { says: '`object_id` goes with `object_type`.' },
    remove: {
      says: 'Its author may, and who has the permission `content.items`.',
      refuses: ['forbidden'],
    },
  },
});
