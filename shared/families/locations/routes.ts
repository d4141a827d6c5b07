import * as z from 'zod/mini';
import { HistoryEntry } from '#shared/fields/history.ts';
import { PutByRefQuery, pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { RecordResult } from '#shared/fields/records-body.ts';
import {
  historyDescription,
  putByRefDescription,
  putManyByRefDescription,
  removeByRefDescription,
  restoreDescription,
} from '#shared/routes/descriptions.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import {
  Location,
  LocationCreate,
  LocationLookup,
  LocationQuery,
  LocationRecords,
  LocationsUpdate,
  LocationUpdate,
} from './fields.ts';

export const list = route(read, {
  method: 'GET',
  path: '/v1/locations',
  summary: 'List locations',
  query: LocationQuery,
  data: listOf(Location),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/locations',
  summary: 'Create a location',
  body: LocationCreate,
  data: Location,
});

export const lookup = route(read, {
  method: 'GET',
  path: '/v1/locations/lookup',
  summary: 'Find a location by a scanned label',
  description: 'By a label, or a web address that holds one.',
  query: LocationLookup,
  data: listOf(Location),
  list: true,
});

export const get = route(read, {
  method: 'GET',
  path: '/v1/locations/{id}',
  summary: 'Get a location',
  data: Location,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/locations/{id}',
  summary: 'Change a location',
  description: 'A new `parent_id` moves the location with everything below it.',
  body: LocationUpdate,
  data: Location,
});

export const updateMany = route(write, {
  method: 'PATCH',
  path: '/v1/locations',
  summary: 'Rename and move several locations',
  description:
    'All changes in one transaction, validated together: two locations may exchange their names.',
  body: LocationsUpdate,
  data: z.array(Location),
});

export const getByRef = route(read, {
  method: 'GET',
  path: '/v1/locations/by-ref/{ref}',
  summary: 'Get the location that has this reference',
  data: Location,
});

export const putByRef = route(write, {
  method: 'PUT',
  path: '/v1/locations/by-ref/{ref}',
  summary: 'Create a location, or change the one that has this reference',
  description: putByRefDescription,
  query: PutByRefQuery,
  body: { either: [LocationCreate, LocationUpdate] },
  mayCreate: true,
  data: Location,
});

export const putManyByRef = route(write, {
  method: 'PUT',
  path: '/v1/locations/by-ref',
  summary: 'Create or change up to 100 locations by their references',
  description: putManyByRefDescription,
  query: PutByRefQuery,
  body: LocationRecords,
  data: z.array(RecordResult),
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/locations/{id}',
  summary: 'Delete a location',
  description: 'Refused while the location has items, sub-locations or open bookings.',
  refuses: ['location_in_use'],
});

export const removeByRef = route(write, {
  method: 'DELETE',
  path: '/v1/locations/by-ref/{ref}',
  summary: 'Delete the location that has this reference',
  description: removeByRefDescription,
  refuses: ['location_in_use'],
});

export const restore = route(write, {
  method: 'POST',
  path: '/v1/locations/{id}/restore',
  summary: 'Restore a location that was deleted',
  description: restoreDescription,
  refuses: ['validation_failed'],
  data: Location,
});

export const history = route(read, {
  method: 'GET',
  path: '/v1/locations/{id}/history',
  summary: 'List what happened to a location',
  description: historyDescription,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
