import { reservationView } from '#shared/families/reservations/reservation-view.ts';
import { getByRef } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showByRef } from '#shared/http/operations.ts';

export const handler = endpoint(getByRef, showByRef(reservationView));
