import * as z from 'zod/mini';
import { User } from '#shared/families/users/fields.ts';
import { invitationDays } from '#shared/limits.ts';
import { route } from '#shared/routes/route.ts';
import { InvitationAccept, Joined, MemberInvite, MemberQuery, MemberUpdate } from './fields.ts';

const administration = { access: 'first-party', permissions: ['admin.users'] } as const;
/** The sessions of a member follow what the member may do. */
const writing = { ...administration, writes: ['user'], logins: true } as const;

export const list = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/members',
  summary: 'List the members of an account',
  description: 'By id, including invited and deactivated members.',
  query: MemberQuery,
  data: z.array(User),
  list: true,
});

export const create = route(writing, {
  method: 'POST',
  path: '/v1/accounts/{id}/members',
  summary: 'Invite a member',
  description:
    `Mails a link that works once, for ${invitationDays} days. Inviting again sends a new one. You can only give ` +
    'permissions that you have.',
  body: MemberInvite,
  data: User,
});

export const get = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/members/{member_id}',
  summary: 'Get a member of an account',
  data: User,
});

export const update = route(writing, {
  method: 'PATCH',
  path: '/v1/accounts/{id}/members/{member_id}',
  whilePaused: true,
  summary: 'Change a member',
  description:
    'Takes effect with the next request of the member. You can only give permissions that you have, and ' +
    'the last owner must stay an owner.',
  refuses: ['invalid_transition'],
  body: MemberUpdate,
  data: User,
});

export const remove = route(writing, {
  method: 'DELETE',
  path: '/v1/accounts/{id}/members/{member_id}',
  whilePaused: true,
  summary: 'Deactivate a member',
  description: 'Ends the sessions of the member here. Records keep the name. The last owner stays.',
  refuses: ['invalid_transition'],
});

export const accept = route({
  method: 'POST',
  path: '/v1/auth/invitation',
  summary: 'Accept an invitation',
  description:
    'Needs the token of the mailed link. An address that signs in elsewhere keeps its password and needs no ' +
    'new one.',
  access: 'sign-in',
  writes: ['user'],
  logins: true,
  body: InvitationAccept,
  data: Joined,
});
