import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import { Key, KeyCreate, KeyQuery, KeyRotate, KeyUpdate, KeyWithToken } from './fields.ts';

const administration = { access: 'first-party', permissions: ['admin.account'] } as const;
const provisioning = { ...administration, writes: ['key'] } as const;

export const list = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/keys',
  summary: 'List API keys',
  description: 'Active keys, unless `status` is given.',
  query: KeyQuery,
  data: z.array(Key),
  list: true,
});

export const create = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/keys',
  summary: 'Create an API key',
  description: 'Returns the token once. Needs a plan with API access.',
  plan: true,
  refuses: ['key_limit_reached'],
  body: KeyCreate,
  data: KeyWithToken,
});

export const get = route(administration, {
  method: 'GET',
  path: '/v1/accounts/{id}/keys/{key_id}',
  summary: 'Get an API key',
  data: Key,
});

export const update = route(provisioning, {
  method: 'PATCH',
  path: '/v1/accounts/{id}/keys/{key_id}',
  whilePaused: true,
  summary: 'Change an API key',
  description:
    'Takes effect with the next request of the key. Widening the key of another member needs all permissions of that member.',
  plan: true,
  refuses: ['invalid_transition'],
  body: KeyUpdate,
  data: Key,
});

export const revoke = route(provisioning, {
  method: 'DELETE',
  path: '/v1/accounts/{id}/keys/{key_id}',
  whilePaused: true,
  summary: 'Revoke an API key',
  description: 'Takes effect with the next request of the key. Revoking it again changes nothing.',
});

export const rotate = route(provisioning, {
  method: 'POST',
  path: '/v1/accounts/{id}/keys/{key_id}/rotate',
  whilePaused: true,
  summary: 'Rotate the token of an API key',
  description:
    'Changes the token of the key. The key of another member needs all permissions of that member.',
  plan: true,
  refuses: ['invalid_transition'],
  body: KeyRotate,
  bodyOf: Key,
  data: KeyWithToken,
});
