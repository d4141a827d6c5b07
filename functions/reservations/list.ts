import { endpoint } from '#shared/http/endpoint.ts';
import { listReservations } from '#shared/operations/reservations/list.ts';
import { list } from '#shared/routes/reservations.ts';

export const handler = endpoint(list, (call, { query }) => listReservations(call, query));
