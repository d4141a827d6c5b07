import * as z from 'zod/mini';
import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
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

const records = recordRoutes('location', { read, write });

export const list = records.list({ query: LocationQuery, data: listOf(Location) });

export const create = records.create({ body: LocationCreate, data: Location });

export const lookup = route(read, {
  method: 'GET',
  path: '/v1/locations/lookup',
  summary: 'Find a location by a scanned label',
  description: 'By a label, or a web address that holds one.',
  query: LocationLookup,
  data: listOf(Location),
  list: true,
});

export const get = records.get({ data: Location });

export const update = records.update({
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

export const getByRef = records.getByRef({ data: Location });

export const putByRef = records.putByRef({
  query: PutByRefQuery,
  body: { either: [LocationCreate, LocationUpdate] },
  data: Location,
});

export const putManyByRef = records.putManyByRef({ body: LocationRecords });

export const remove = records.remove({
  description: 'Refused while the location has items, sub-locations or open bookings.',
  refuses: ['location_in_use'],
});

export const removeByRef = records.removeByRef(['location_in_use']);

export const restore = records.restore({ data: Location });

export const history = records.history();
