import { endpoint } from '#shared/http/endpoint.ts';
import { createReservation } from '#shared/operations/bookings/reservations.ts';
import { create } from '#shared/routes/reservations.ts';

export const handler = endpoint(create, (call, { query, body }) =>
  createReservation(call, body, query.dry_run === true),
);
