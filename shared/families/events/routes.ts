import { listOf } from '#shared/fields/record.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { Event, EventCreate, EventQuery, EventUpdate } from './fields.ts';

const records = recordRoutes('event', { read, write });

export const list = records.list({ query: EventQuery, data: listOf(Event) });

export const create = route(write, {
  method: 'POST',
  path: '/v1/events',
  summary: 'Record an event on items',
  description:
    'An inspection updates `next_inspection_on` of its items; with a `plan`, `next_on` of that plan. A failed ' +
    'one sets the items to inoperative instead, which also needs `items:write`.',
  body: EventCreate,
  data: Event,
});

export const get = records.get({ data: Event });

export const update = records.update({
  description:
    'A new result has the effects of a new event: `failed` also needs `items:write`. ' +
    'Effects of the previous result, such as a condition or a due date, are not undone.',
  body: EventUpdate,
  data: Event,
});

export const remove = records.remove({
  description:
    'Deleting an inspection restores the inspection dates of its items. A plan becomes due again: one interval ' +
    'after the previous event; without one, or if it counts checkouts, on the day of the deleted event.',
});

export const history = records.history();
