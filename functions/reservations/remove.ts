import { removeReservation } from '#shared/families/reservations/operations.ts';
import { remove } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeReservation(call, id));
