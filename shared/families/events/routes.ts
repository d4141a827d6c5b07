import * as z from 'zod/mini';
import { HistoryEntry } from '#shared/fields/history.ts';
import { pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { historyDescription } from '#shared/routes/descriptions.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Event, EventCreate, EventUpdate } from './fields.ts';
import { EventQuery } from './queries.ts';

export const list = route(read, {
  method: 'GET',
  path: '/v1/events',
  summary: 'List events',
  query: EventQuery,
  data: listOf(Event),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/events',
  summary: 'Note an event on items',
  description:
    'An inspection moves the `next_inspection_on` of its items, unless it failed: then they are ' +
    'inoperative, which needs `items:write`, too.',
  body: EventCreate,
  data: Event,
});

export const get = route(read, {
  method: 'GET',
  path: '/v1/events/{id}',
  summary: 'Get an event',
  data: Event,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/events/{id}',
  summary: 'Change an event',
  description:
    'A new result acts on the items as that of a new event does: `failed` needs `items:write`, too. ' +
    'It takes nothing back: neither a condition, nor a due date.',
  body: EventUpdate,
  data: Event,
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/events/{id}',
  summary: 'Delete an event',
  description: 'Deleting an inspection restores the inspection dates of its items.',
});

export const history = route(read, {
  method: 'GET',
  path: '/v1/events/{id}/history',
  summary: 'List what happened to an event',
  description: historyDescription,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
