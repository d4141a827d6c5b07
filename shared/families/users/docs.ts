import { familyDocs, response, textsOf } from '#shared/fields/docs.ts';
import { DirectoryEntry, User } from './fields.ts';

export default familyDocs({
  description: 'The members of the account. They are read only here.',
  responses: {
    User: response(
      User,
      'A member of the account.',
      textsOf(
        {},
        {
          type: 'Tells members from other actors.',
          name: 'The name of the member.',
          email: 'The address that the member signs in with.',
          first_name: 'The first name.',
          last_name: 'The last name.',
          phone: 'The telephone number.',
          title: 'The position in the organisation.',
          role: 'The preset that the permissions come from; `custom` where they were chosen singly.',
          active: 'Whether the member may sign in, and the keys of the member may do anything.',
          permissions: 'What the member may do.',
          last_active_at: 'When the member last signed in, or a session of theirs was renewed.',
        },
      ),
    ),
    DirectoryEntry: response(DirectoryEntry, 'What every member may know of another.', {
      id: 'The id of the member.',
      name: 'The name of the member.',
      active: 'Whether the member is active.',
    }),
  },
  requests: {},
});
