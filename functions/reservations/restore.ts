import { restoreReservation } from '#shared/families/reservations/operations.ts';
import { restore } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(restore, (call, { id }) => restoreReservation(call, id));
