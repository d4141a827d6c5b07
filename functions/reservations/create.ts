import { endpoint } from '#shared/http/endpoint.ts';
import { createReservation } from '#shared/operations/reservations/create.ts';
import { create } from '#shared/routes/reservations.ts';

export const handler = endpoint(create, (call, { body, query }) =>
  createReservation(call, body, query.dry_run === true),
);
