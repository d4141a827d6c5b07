import { updateReservation } from '#shared/families/reservations/operations.ts';
import { update } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body, query }) =>
  updateReservation(call, id, body, query.dry_run === true),
);
