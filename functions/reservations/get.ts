import { endpoint } from '#shared/http/endpoint.ts';
import { reservationView } from '#shared/operations/bookings/reservations.ts';
import { answerId } from '#shared/records/view.ts';
import { get } from '#shared/routes/reservations.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, reservationView, id));
