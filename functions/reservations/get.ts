import { reservationView } from '../../shared/data/reservations.ts';
import { answerId } from '../../shared/data/view.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { get } from '../../shared/routes/reservations.ts';

export const handler = endpoint(get, (call, { id }) => answerId(call, reservationView, id));
