import { endpoint } from '#shared/http/endpoint.ts';
import { listSessions } from '#shared/operations/session/list.ts';
import { list } from '#shared/routes/session.ts';

export const handler = endpoint(list, (call, { query }) => listSessions(call, query));
