import { putReservationByRef } from '#shared/families/reservations/put-by-ref.ts';
import { putByRef } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putReservationByRef);
