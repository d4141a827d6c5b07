import { familyDocs, response, textsOf } from '#shared/fields/docs.ts';
import { DirectoryEntry, User } from './fields.ts';

const texts = textsOf(
  {},
  {
    type: 'Always `user`.',
    name: 'The name of the member.',
    email: 'The address that the member signs in with.',
    first_name: 'The first name.',
    last_name: 'The last name.',
    phone: 'The telephone number.',
    title: 'The position in the organisation.',
    status: 'Invited until the mailed link is used, active, or inactive once deactivated.',
    role: 'The role, or `custom` for individual permissions.',
    active: 'Whether the member can sign in and use keys.',
    permissions: 'The permissions of the member.',
    last_active_at: 'When the member last signed in, or a session of theirs was renewed.',
  },
);

export default familyDocs({
  description: 'The members of the account, read-only.',
  responses: {
    User: response(User, 'A member of the account.', texts),
    DirectoryEntry: response(DirectoryEntry, 'A directory entry of a member.', {
      id: 'The id of the member.',
      name: 'The name of the member.',
      active: 'Whether the member is active.',
    }),
  },
});
