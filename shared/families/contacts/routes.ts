import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Contact, ContactCreate, ContactQuery, ContactRecords, ContactUpdate } from './fields.ts';

const records = recordRoutes('contact', { read, write });

export const list = records.list({ query: ContactQuery, data: listOf(Contact) });

export const create = route(write, {
  method: 'POST',
  path: '/v1/contacts',
  summary: 'Create a contact',
  body: ContactCreate,
  data: Contact,
});

export const get = records.get({ data: Contact });

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/contacts/{id}',
  summary: 'Change a contact',
  body: ContactUpdate,
  data: Contact,
});

export const getByRef = records.getByRef({ data: Contact });

export const putByRef = records.putByRef({
  query: PutByRefQuery,
  body: { either: [ContactCreate, ContactUpdate] },
  data: Contact,
});

export const putManyByRef = records.putManyByRef({ body: ContactRecords });

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/contacts/{id}',
  summary: 'Delete a contact',
  description: 'Refused while the contact has open checkouts or reservations.',
  refuses: ['contact_in_use'],
});

export const removeByRef = records.removeByRef(['contact_in_use']);

export const restore = records.restore({ data: Contact });

export const history = records.history();
