import { endpoint } from '#shared/http/endpoint.ts';
import { updateReservation } from '#shared/operations/reservations/update.ts';
import { update } from '#shared/routes/reservations.ts';

export const handler = endpoint(update, (call, { id, body, query }) =>
  updateReservation(call, id, body, query.dry_run === true),
);
