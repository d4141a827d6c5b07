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
import { Contact, ContactCreate, ContactQuery, ContactRecords, ContactUpdate } from './fields.ts';

export const list = route(read, {
  method: 'GET',
  path: '/v1/contacts',
  summary: 'List contacts',
  query: ContactQuery,
  data: listOf(Contact),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/contacts',
  summary: 'Create a contact',
  body: ContactCreate,
  data: Contact,
});

export const get = route(read, {
  method: 'GET',
  path: '/v1/contacts/{id}',
  summary: 'Get a contact',
  data: Contact,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/contacts/{id}',
  summary: 'Change a contact',
  body: ContactUpdate,
  data: Contact,
});

export const getByRef = route(read, {
  method: 'GET',
  path: '/v1/contacts/by-ref/{ref}',
  summary: 'Get the contact that has this reference',
  data: Contact,
});

export const putByRef = route(write, {
  method: 'PUT',
  path: '/v1/contacts/by-ref/{ref}',
  summary: 'Create a contact, or change the one that has this reference',
  description: putByRefDescription,
  query: PutByRefQuery,
  body: { either: [ContactCreate, ContactUpdate] },
  mayCreate: true,
  data: Contact,
});

export const putManyByRef = route(write, {
  method: 'PUT',
  path: '/v1/contacts/by-ref',
  summary: 'Create or change up to 100 contacts by their references',
  description: putManyByRefDescription,
  query: PutByRefQuery,
  body: ContactRecords,
  data: z.array(RecordResult),
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/contacts/{id}',
  summary: 'Delete a contact',
  description: 'Refused while the contact has open checkouts or reservations.',
  refuses: ['contact_in_use'],
});

export const removeByRef = route(write, {
  method: 'DELETE',
  path: '/v1/contacts/by-ref/{ref}',
  summary: 'Delete the contact that has this reference',
  description: removeByRefDescription,
  refuses: ['contact_in_use'],
});

export const restore = route(write, {
  method: 'POST',
  path: '/v1/contacts/{id}/restore',
  summary: 'Restore a contact that was deleted',
  description: restoreDescription,
  refuses: ['validation_failed'],
  data: Contact,
});

export const history = route(read, {
  method: 'GET',
  path: '/v1/contacts/{id}/history',
  summary: 'List what happened to a contact',
  description: historyDescription,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
