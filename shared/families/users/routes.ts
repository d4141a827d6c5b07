import * as z from 'zod/mini';
import { PageQuery } from '#shared/fields/query.ts';
import { route } from '#shared/routes/route.ts';
import { DirectoryEntry, User, UserQuery } from './fields.ts';

const administration = { access: 'users:read', permissions: ['admin.users'] } as const;

export const directory = route({
  method: 'GET',
  path: '/v1/directory/users',
  summary: 'List the names of the members',
  description: 'By name, for every active member and their keys.',
  access: 'users:read',
  query: PageQuery,
  data: z.array(DirectoryEntry),
  list: true,
});

export const list = route(administration, {
  method: 'GET',
  path: '/v1/users',
  summary: 'List members',
  query: UserQuery,
  data: z.array(User),
  list: true,
});

export const get = route(administration, {
  method: 'GET',
  path: '/v1/users/{id}',
  summary: 'Get a member',
  data: User,
});
