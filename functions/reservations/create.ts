import { createReservation } from '../../shared/data/reservations.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { create } from '../../shared/routes/reservations.ts';

export const handler = endpoint(create, (call, { query, body }) =>
  createReservation(call, body, query.dry_run === true),
);
