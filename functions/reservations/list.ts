import { listReservations } from '#shared/families/reservations/list.ts';
import { list } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listReservations(call, query));
