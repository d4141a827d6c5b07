import { endpoint } from '#shared/http/endpoint.ts';
import { completeReservation } from '#shared/operations/reservations/complete.ts';
import { complete } from '#shared/routes/reservations.ts';

export const handler = endpoint(complete, (call, { id, body, query }) =>
  completeReservation(call, id, body, query.dry_run === true),
);
