import { familyDocs, response } from '#shared/fields/docs.ts';
import { Notification, ReadCount } from './fields.ts';

export default familyDocs({
  description: 'What a member is told of: what is due, overdue, starting, assigned or low.',
  responses: {
    Notification: response(Notification, 'Something that a member is told.', {
      id: 'Counted per account.',
      kind: 'What it tells.',
      title: 'What it tells, for people.',
      object_type: 'The kind of record that it is about.',
      object_id: 'The id of the record that it is about.',
      object: 'The id and the name of the record that it is about.',
      at: 'The moment that it is about.',
      read_at: 'When it was marked as read.',
      created_at: 'When the member was told.',
    }),
    ReadCount: response(ReadCount, 'How many notifications became read.', {
      read: 'How many became read.',
    }),
  },
  requests: {},
});
