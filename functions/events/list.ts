import { listEvents } from '#shared/families/events/list.ts';
import { list } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listEvents(call, query));
