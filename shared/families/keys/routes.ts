import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import { Key, KeyCreate, KeyQuery, KeyRotate, KeyUpdate, KeyWithToken } from './fields.ts';

const administration = { access: 'first-party', permissions: ['admin.account'] } as const;
const provisioning = { ...administration, writes: ['key'] } as const;

export const list = route({
  method: 'GET',
  path: '/v1/accounts/{id}/keys',
  summary: 'List API keys',
  ...administration,
  query: KeyQuery,
  status: 200,
  data: z.array(Key),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/accounts/{id}/keys',
  summary: 'Create an API key',
  ...provisioning,
  body: KeyCreate,
  status: 201,
  data: KeyWithToken,
});

export const get = route({
  method: 'GET',
  path: '/v1/accounts/{id}/keys/{key_id}',
  summary: 'Get an API key',
  ...administration,
  status: 200,
  data: Key,
});

export const update = route({
  method: 'PATCH',
  path: '/v1/accounts/{id}/keys/{key_id}',
  summary: 'Change an API key',
  ...provisioning,
  body: KeyUpdate,
  status: 200,
  data: Key,
});

export const revoke = route({
  method: 'DELETE',
  path: '/v1/accounts/{id}/keys/{key_id}',
  summary: 'Revoke an API key for good',
  ...provisioning,
  status: 204,
});

export const rotate = route({
  method: 'POST',
  path: '/v1/accounts/{id}/keys/{key_id}/rotate',
  summary: 'Give an API key a new token',
  ...provisioning,
  body: KeyRotate,
  status: 201,
  data: KeyWithToken,
});
