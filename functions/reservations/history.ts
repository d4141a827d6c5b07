import { listReservationHistory } from '#shared/families/reservations/history.ts';
import { history } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listReservationHistory(call, id, query),
);
