import * as z from 'zod/mini';
import { User } from '#shared/families/users/fields.ts';
import { WholeListQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { ProfileUpdate, Session } from './fields.ts';

export const list = route({
  method: 'GET',
  path: '/v1/session',
  summary: 'List where the caller is signed in',
  description: 'Newest use first.',
  access: 'first-party',
  logins: true,
  query: WholeListQuery,
  data: z.array(Session),
  list: true,
});

export const end = route({
  method: 'DELETE',
  path: '/v1/session/{id}',
  summary: 'End a session of the caller',
  access: 'first-party',
  logins: true,
});

export const updateUser = route({
  method: 'PATCH',
  path: '/v1/session/user',
  summary: 'Change the own profile',
  description: 'In the account that the session acts in.',
  access: 'first-party',
  writes: ['user'],
  logins: true,
  body: ProfileUpdate,
  data: User,
});
