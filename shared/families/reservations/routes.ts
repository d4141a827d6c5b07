import { bookingRefusals } from '#shared/families/bookings/refusal-codes.ts';
import { DryRunQuery } from '#shared/fields/query.ts';
import { listOf } from '#shared/fields/record.ts';
import { exchangedItemsMax, removedMax } from '#shared/limits.ts';
import { recordRoutes } from '#shared/records/routes.ts';
import { route } from '#shared/routes/route.ts';
import { read, write } from './access.ts';
import { ReservationComplete } from './completion-fields.ts';
import { RemovedSeries, Reservation } from './fields.ts';
import { ReservationQuery, SeriesQuery } from './queries.ts';
import { PutReservationQuery, ReservationCreate, ReservationUpdate } from './request-fields.ts';

const records = recordRoutes('reservation', { read, write });

export const list = records.list({ query: ReservationQuery, data: listOf(Reservation) });

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

export const get = records.get({ data: Reservation });

export const update = records.update({
  description:
    'Only an open reservation can change. New items and times are validated as on create. ' +
    `One call can add and remove at most ${exchangedItemsMax} items together.`,
  refuses: [...bookingRefusals, 'reservation_completed'],
  query: DryRunQuery,
  body: ReservationUpdate,
  data: Reservation,
});

export const getByRef = records.getByRef({ data: Reservation });

export const putByRef = records.putByRef({
  refuses: [...bookingRefusals, 'reservation_completed'],
  query: PutReservationQuery,
  body: { either: [ReservationCreate, ReservationUpdate] },
  data: Reservation,
});

export const removeSeries = route(write, {
  method: 'DELETE',
  path: '/v1/reservations',
  summary: 'Delete the open reservations of a series',
  description:
    `Deletes up to ${removedMax} open reservations of a series, the earliest first. \`remaining\` is how many are left. ` +
    'Completed ones stay.',
  query: SeriesQuery,
  status: 200,
  data: RemovedSeries,
});

export const remove = records.remove({
  description: 'Deletes the reservation. The items of an open one become free.',
});

export const removeByRef = records.removeByRef();

export const complete = route(write, {
  method: 'POST',
  path: '/v1/reservations/{id}/complete',
  summary: 'Complete a reservation',
  description:
    'Completing it as a checkout also needs `checkouts:write`; as an event, `events:write`. Both are ' +
    'created in the same transaction.',
  refuses: [...bookingRefusals, 'item_inoperative', 'reservation_completed'],
  query: DryRunQuery,
  body: ReservationComplete,
  bodyOf: Reservation,
  data: Reservation,
});

export const restore = records.restore({ data: Reservation }, bookingRefusals);

export const history = records.history();
