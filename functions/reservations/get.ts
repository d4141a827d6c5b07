import { reservationView } from '#shared/families/reservations/reservation-view.ts';
import { get } from '#shared/families/reservations/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, showRecord(reservationView));
