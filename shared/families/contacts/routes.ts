import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import {
  getByRefRoute,
  getRoute,
  historyRoute,
  listRoute,
  putByRefRoute,
  putManyByRefRoute,
  removeByRefRoute,
  restoreRoute,
} from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Contact, ContactCreate, ContactQuery, ContactRecords, ContactUpdate } from './fields.ts';

export const list = listRoute(read, 'contact', { query: ContactQuery, data: listOf(Contact) });

export const create = route(write, {
  method: 'POST',
  path: '/v1/contacts',
  summary: 'Create a contact',
  body: ContactCreate,
  data: Contact,
});

export const get = getRoute(read, 'contact', { data: Contact });

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/contacts/{id}',
  summary: 'Change a contact',
  body: ContactUpdate,
  data: Contact,
});

export const getByRef = getByRefRoute(read, 'contact', { data: Contact });

export const putByRef = putByRefRoute(write, 'contact', {
  query: PutByRefQuery,
  body: { either: [ContactCreate, ContactUpdate] },
  data: Contact,
});

export const putManyByRef = putManyByRefRoute(write, 'contact', { body: ContactRecords });

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/contacts/{id}',
  summary: 'Delete a contact',
  description: 'Refused while the contact has open checkouts or reservations.',
  refuses: ['contact_in_use'],
});

export const removeByRef = removeByRefRoute(write, 'contact', ['contact_in_use']);

export const restore = restoreRoute(write, 'contact', { data: Contact });

export const history = historyRoute(read, 'contact');
