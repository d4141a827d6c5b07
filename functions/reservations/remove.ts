import { endpoint } from '#shared/http/endpoint.ts';
import { removeReservation } from '#shared/operations/reservations/remove.ts';
import { remove } from '#shared/routes/reservations.ts';

export const handler = endpoint(remove, (call, { id }) => removeReservation(call, id));
