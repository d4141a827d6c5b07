import { endpoint } from '#shared/http/endpoint.ts';
import { listReservationHistory } from '#shared/operations/reservations/history.ts';
import { history } from '#shared/routes/reservations.ts';

export const handler = endpoint(history, (call, { id, query }) =>
  listReservationHistory(call, id, query),
);
