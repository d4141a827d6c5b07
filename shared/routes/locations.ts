import {
  Location,
  LocationCreate,
  LocationQuery,
  LocationUpdate,
} from '#shared/schemas/location.ts';
import { listOf } from '#shared/schemas/record.ts';
import { route } from './route.ts';

const read = { access: 'locations:read', permissions: ['content.locations'] } as const;
const write = {
  access: 'locations:write',
  permissions: ['content.locations'],
  writes: ['location'],
} as const;

export const list = route({
  method: 'GET',
  path: '/v1/locations',
  summary: 'List locations',
  ...read,
  query: LocationQuery,
  status: 200,
  data: listOf(Location),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/locations',
  summary: 'Create a location',
  ...write,
  body: LocationCreate,
  status: 201,
  data: Location,
});

export const get = route({
  method: 'GET',
  path: '/v1/locations/{id}',
  summary: 'Get a location',
  ...read,
  status: 200,
  data: Location,
});

export const update = route({
  method: 'PATCH',
  path: '/v1/locations/{id}',
  summary: 'Change a location',
  ...write,
  body: LocationUpdate,
  status: 200,
  data: Location,
});

export const remove = route({
  method: 'DELETE',
  path: '/v1/locations/{id}',
  summary: 'Delete a location',
  ...write,
  status: 204,
});
