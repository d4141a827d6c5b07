import { getReservation } from '#shared/families/reservations/get.ts';
import { get } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getReservation(call, id));
