import { completeReservation } from '#shared/families/checkouts/complete-reservation.ts';
import { complete } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(complete, (call, { id, body, query }) =>
  completeReservation(call, id, body, query.dry_run === true),
);
