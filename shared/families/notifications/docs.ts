import { familyDocs, response } from '#shared/fields/docs.ts';
import { Notification, ReadCount } from './fields.ts';

export default familyDocs({
  description: 'Notifications of a member: what is due, overdue, starting, assigned or low.',
  responses: {
    Notification: response(Notification, 'A notification of a member.', {
      id: 'Counted per account.',
      kind: 'The kind of notification.',
      title: 'The text for people.',
      object_type: 'The kind of record that it is about.',
      object_id: 'The id of the record that it is about.',
      object: 'The id and the name of the record that it is about.',
      at: 'The time of what it is about.',
      read_at: 'When it was marked as read.',
      created_at: 'When the notification was created.',
    }),
    ReadCount: response(ReadCount, 'The number of notifications marked as read.', {
      read: 'Notifications marked as read.',
    }),
  },
});
