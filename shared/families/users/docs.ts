import { recordMeanings } from '#shared/fields/common-docs.ts';
import { family, shown } from '#shared/fields/meaning.ts';
import { DirectoryEntry, User } from './fields.ts';
import * as routes from './routes.ts';

export const users = family(routes, {
  is: 'The members of the account. They are read only here.',
  shows: {
    User: shown(User, 'A member of the account.', {
      ...recordMeanings,
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
    }),
    DirectoryEntry: shown(DirectoryEntry, 'What every member may know of another.', {
      id: 'The id of the member.',
      name: 'The name of the member.',
      active: 'Whether the member is active.',
    }),
  },
  takes: {},
  operations: { directory: { says: 'By name, for every active member and their keys.' } },
});
