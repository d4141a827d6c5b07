import { ReservationComplete } from '#shared/schemas/completion.ts';
import { DryRunQuery } from '#shared/schemas/query.ts';
import { listOf } from '#shared/schemas/record.ts';
import {
  Reservation,
  ReservationCreate,
  ReservationQuery,
  ReservationUpdate,
} from '#shared/schemas/reservation.ts';
import { route } from './route.ts';

const read = { access: 'reservations:read', permissions: ['action.reserve'] } as const;
const write = {
  access: 'reservations:write',
  permissions: ['action.reserve'],
  writes: ['reservation', 'item', 'location', 'contact', 'checkout', 'event'],
} as const;

export const list = route({
  method: 'GET',
  path: '/v1/reservations',
  summary: 'List reservations',
  ...read,
  query: ReservationQuery,
  status: 200,
  data: listOf(Reservation),
  list: true,
});

export const create = route({
  method: 'POST',
  path: '/v1/reservations',
  summary: 'Reserve items',
  ...write,
  query: DryRunQuery,
  body: ReservationCreate,
  status: 201,
  data: Reservation,
});

export const get = route({
  method: 'GET',
  path: '/v1/reservations/{id}',
  summary: 'Get a reservation',
  ...read,
  status: 200,
  data: Reservation,
});

export const update = route({
  method: 'PATCH',
  path: '/v1/reservations/{id}',
  summary: 'Change a reservation',
  ...write,
  query: DryRunQuery,
  body: ReservationUpdate,
  status: 200,
  data: Reservation,
});

export const remove = route({
  method: 'DELETE',
  path: '/v1/reservations/{id}',
  summary: 'Delete a reservation',
  ...write,
  status: 204,
});

export const complete = route({
  method: 'POST',
  path: '/v1/reservations/{id}/complete',
  summary: 'Complete a reservation',
  ...write,
  query: DryRunQuery,
  body: ReservationComplete,
  status: 201,
  data: Reservation,
});
