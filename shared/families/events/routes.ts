import * as z from 'zod/mini';
import { HistoryEntry } from '#shared/fields/history.ts';
import { pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { historyDescription } from '#shared/routes/descriptions.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Event, EventCreate, EventQuery } from './fields.ts';

export const list = route({
  method: 'GET',
  path: '/v1/events',
  summary: 'List events',
  ...read,
  query: EventQuery,
  data: listOf(Event),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/events',
  summary: 'Note an event on items',
  description: 'An inspection moves the `next_inspection_on` of its items.',
  ...write,
  body: EventCreate,
  data: Event,
});

export const get = route({
  method: 'GET',
  path: '/v1/events/{id}',
  summary: 'Get an event',
  ...read,
  data: Event,
});

export const remove = route({
  method: 'DELETE',
  path: '/v1/events/{id}',
  summary: 'Delete an event',
  description: 'Deleting an inspection restores the inspection dates of its items.',
  ...write,
});

export const history = route({
  method: 'GET',
  path: '/v1/events/{id}/history',
  summary: 'List what happened to an event',
  description: historyDescription,
  ...read,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
