import { listEvents } from '#shared/families/events/operations.ts';
import { list } from '#shared/families/events/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listEvents(call, query));
