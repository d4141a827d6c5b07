import { endpoint } from '#shared/http/endpoint.ts';
import { listEvents } from '#shared/operations/events/list.ts';
import { list } from '#shared/routes/events.ts';

export const handler = endpoint(list, (call, { query }) => listEvents(call, query));
