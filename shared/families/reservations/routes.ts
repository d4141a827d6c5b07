import * as z from 'zod/mini';
import { bookingRefusals } from '#shared/families/bookings/refusal-codes.ts';
import { HistoryEntry } from '#shared/fields/history.ts';
import { DryRunQuery, pageQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import {
  historyDescription,
  putByRefDescription,
  removeByRefDescription,
  restoreDescription,
} from '#shared/routes/descriptions.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { ReservationComplete } from './completion-fields.ts';
import { RemovedSeries, Reservation } from './fields.ts';
import { ReservationQuery, SeriesQuery } from './queries.ts';
import { PutReservationQuery, ReservationCreate, ReservationUpdate } from './sent-fields.ts';

export const list = route(read, {
  method: 'GET',
  path: '/v1/reservations',
  summary: 'List reservations',
  query: ReservationQuery,
  data: listOf(Reservation),
  list: true,
});

export const create = route(write, {
  method: 'POST',
  path: '/v1/reservations',
  summary: 'Reserve items',
  description:
    'All items or none. A refusal lists every unavailable item and when it is next free.',
  refuses: bookingRefusals,
  query: DryRunQuery,
  body: ReservationCreate,
  data: Reservation,
});

export const get = route(read, {
  method: 'GET',
  path: '/v1/reservations/{id}',
  summary: 'Get a reservation',
  data: Reservation,
});

export const update = route(write, {
  method: 'PATCH',
  path: '/v1/reservations/{id}',
  summary: 'Change a reservation',
  description:
    'Only an open reservation can change. New items and times are validated as on create.',
  refuses: [...bookingRefusals, 'reservation_completed'],
  query: DryRunQuery,
  body: ReservationUpdate,
  data: Reservation,
});

export const getByRef = route(read, {
  method: 'GET',
  path: '/v1/reservations/by-ref/{ref}',
  summary: 'Get the reservation that has this reference',
  data: Reservation,
});

export const putByRef = route(write, {
  method: 'PUT',
  path: '/v1/reservations/by-ref/{ref}',
  summary: 'Create a reservation, or change the one that has this reference',
  description: putByRefDescription,
  refuses: [...bookingRefusals, 'reservation_completed'],
  query: PutReservationQuery,
  body: { either: [ReservationCreate, ReservationUpdate] },
  mayCreate: true,
  data: Reservation,
});

export const removeSeries = route(write, {
  method: 'DELETE',
  path: '/v1/reservations',
  summary: 'Delete the open reservations of a series',
  description:
    'Hides the open reservations of a series, the earliest first, 40 in one call; `remaining` says how ' +
    'many are left. Those that are completed stay.',
  query: SeriesQuery,
  status: 200,
  data: RemovedSeries,
});

export const remove = route(write, {
  method: 'DELETE',
  path: '/v1/reservations/{id}',
  summary: 'Delete a reservation',
  description: 'Deletes the reservation. The items of an open one become free.',
});

export const removeByRef = route(write, {
  method: 'DELETE',
  path: '/v1/reservations/by-ref/{ref}',
  summary: 'Delete the reservation that has this reference',
  description: removeByRefDescription,
});

export const complete = route(write, {
  method: 'POST',
  path: '/v1/reservations/{id}/complete',
  summary: 'Complete a reservation',
  description:
    'As a checkout, in one transaction with it, it needs `checkouts:write`; as an event, ' +
    '`events:write`.',
  refuses: [...bookingRefusals, 'item_inoperative', 'reservation_completed'],
  query: DryRunQuery,
  body: ReservationComplete,
  bodyOf: Reservation,
  data: Reservation,
});

export const restore = route(write, {
  method: 'POST',
  path: '/v1/reservations/{id}/restore',
  summary: 'Restore a reservation that was deleted',
  description: restoreDescription,
  refuses: ['validation_failed', ...bookingRefusals],
  data: Reservation,
});

export const history = route(read, {
  method: 'GET',
  path: '/v1/reservations/{id}/history',
  summary: 'List what happened to a reservation',
  description: historyDescription,
  query: pageQuery(),
  data: z.array(HistoryEntry),
  list: true,
});
