import { listEvents } from '../../shared/data/events.ts';
import { endpoint } from '../../shared/http/endpoint.ts';
import { list } from '../../shared/routes/events.ts';

export const handler = endpoint(list, (call, { query }) => listEvents(call, query));
