import * as z from 'zod/mini';
import { read } from '#shared/families/items/access.ts';
import { HistoryEntry } from '#shared/fields/history.ts';
import { PutByRefQuery, pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import {
  historyDescription,
  putByRefDescription,
  removeByRefDescription,
  restoreDescription,
} from '#shared/routes/descriptions.ts';
import { route } from '#shared/routes/route.ts';
import { write } from './access.ts';
import { Kit, KitCreate, KitQuery, KitUpdate, KitWindowQuery } from './fields.ts';

export const list = route(read, {
  method: 'GET',
  path: '/v1/kits',
  summary: 'List kits',
  query: KitQuery,
  data: listOf(Kit),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/kits',
  summary: 'Create a kit',
  description:
    'A kit names items and quantities that go together. `kit_ids` of a reservation or a checkout add the ' +
    'present contents of these kits.',
  refuses: ['inventory_not_enabled'],
  body: KitCreate,
  data: Kit,
});

export const get = route(read, {
  method: 'GET',
  path: '/v1/kits/{id}',
  summary: 'Get a kit',
  query: KitWindowQuery,
  data: Kit,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/kits/{id}',
  summary: 'Change a kit',
  description: 'Existing bookings of the kit do not change.',
  refuses: ['inventory_not_enabled'],
  body: KitUpdate,
  data: Kit,
});

export const getByRef = route(read, {
  method: 'GET',
  path: '/v1/kits/by-ref/{ref}',
  summary: 'Get the kit that has this reference',
  query: KitWindowQuery,
  data: Kit,
});

export const putByRef = route(write, {
  method: 'PUT',
  path: '/v1/kits/by-ref/{ref}',
  summary: 'Create a kit, or change the one that has this reference',
  description: putByRefDescription,
  refuses: ['inventory_not_enabled'],
  query: PutByRefQuery,
  body: { either: [KitCreate, KitUpdate] },
  mayCreate: true,
  data: Kit,
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/kits/{id}',
  summary: 'Delete a kit',
  description: 'Its items and existing bookings stay.',
});

export const removeByRef = route(write, {
  method: 'DELETE',
  path: '/v1/kits/by-ref/{ref}',
  summary: 'Delete the kit that has this reference',
  description: removeByRefDescription,
});

export const restore = route(write, {
  method: 'POST',
  path: '/v1/kits/{id}/restore',
  summary: 'Restore a kit that was deleted',
  description: restoreDescription,
  refuses: ['validation_failed', 'inventory_not_enabled'],
  data: Kit,
});

export const history = route(read, {
  method: 'GET',
  path: '/v1/kits/{id}/history',
  summary: 'List what happened to a kit',
  description: historyDescription,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
