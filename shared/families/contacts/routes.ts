import { PutByRefQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { read, write } from './access.ts';
import { Contact, ContactCreate, ContactQuery, ContactRecords, ContactUpdate } from './fields.ts';

const records = recordRoutes('contact', { read, write });

export const list = records.list({ query: ContactQuery, data: listOf(Contact) });

export const create = records.create({ body: ContactCreate, data: Contact });

export const get = records.get({ data: Contact });

export const update = records.update({ body: ContactUpdate, data: Contact });

export const getByRef = records.getByRef({ data: Contact });

export const putByRef = records.putByRef({
  query: PutByRefQuery,
  body: { either: [ContactCreate, ContactUpdate] },
  data: Contact,
});

export const putManyByRef = records.putManyByRef({ body: ContactRecords });

export const remove = records.remove({
  description: 'Refused while the contact has open checkouts or reservations.',
  refuses: ['contact_in_use'],
});

export const removeByRef = records.removeByRef(['contact_in_use']);

export const restore = records.restore({ data: Contact });

export const history = records.history();
