import { listReservations } from '../../shared/data/reservations.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/reservations.ts';

export const handler = endpoint(list, (call, { query }) => listReservations(call, query));
