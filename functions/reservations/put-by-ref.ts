import { putReservationByRef } from '#shared/families/reservations/operations.ts';
import { putByRef } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(putByRef, putReservationByRef);
