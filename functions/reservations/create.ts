import { createReservation } from '#shared/families/reservations/operations.ts';
import { create } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body, query }) =>
  createReservation(call, body, query.dry_run === true),
);
