import { familyDocs, request, response } from '#shared/fields/docs.ts';
import { InvitationAccept, Joined, MemberInvite, MemberUpdate } from './fields.ts';

const texts = {
  name: 'The name of the member.',
  email: 'The address that the member signs in with.',
  role: 'A role; or else `permissions`.',
  permissions: 'Single permissions, instead of a role.',
  active: 'Whether the member can sign in and use keys.',
};

export default familyDocs({
  description: 'The members of an account, for its administrators.',
  responses: {
    Joined: response(Joined, 'The account that a member joined.', {
      email: texts.email,
      account: 'The account.',
    }),
  },
  requests: {
    MemberInvite: request(MemberInvite, 'Who is invited, as what.', texts),
    MemberUpdate: request(MemberUpdate, 'Changes to a member.', texts),
    InvitationAccept: request(InvitationAccept, 'The token of an invitation.', {
      token: 'The token of the link. It works once.',
      new_password:
        'A password of at least 12 characters that is hard to guess; only for an address that signs in ' +
        'nowhere yet.',
    }),
  },
});
