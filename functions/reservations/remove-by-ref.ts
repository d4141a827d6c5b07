import { removeReservation } from '#shared/families/reservations/operations.ts';
import { reservation } from '#shared/families/reservations/record.ts';
import { removeByRef as route } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { removeByRef } from '#shared/http/operations.ts';

export const handler = endpoint(route, removeByRef(reservation, removeReservation));
