import { endpoint } from '#shared/http/endpoint.ts';
import { getReservation } from '#shared/operations/reservations/get.ts';
import { get } from '#shared/routes/reservations.ts';

export const handler = endpoint(get, (call, { id }) => getReservation(call, id));
