import { listSessions } from '#shared/families/session/operations.ts';
import { list } from '#shared/families/session/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listSessions(call, query));
