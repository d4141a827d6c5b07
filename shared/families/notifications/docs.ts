import { family, shown } from '#shared/fields/meaning.ts';
import { Notification, ReadCount } from './fields.ts';
import * as routes from './routes.ts';

export const notifications = family(routes, {
  is: 'What a member is told of: what is due, overdue, starting, assigned or low.',
  shows: {
    Notification: shown(Notification, 'Something that a member is told.', {
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
    ReadCount: shown(ReadCount, 'How many notifications became read.', {
      read: 'How many became read.',
    }),
  },
  takes: {},
  operations: { list: { says: 'Newest first, of the last 90 days.' } },
});
