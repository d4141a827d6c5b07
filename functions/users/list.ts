import { endpoint } from '#shared/http/endpoint.ts';
import { listUsers } from '#shared/operations/users/list.ts';
import { list } from '#shared/routes/users.ts';

export const handler = endpoint(list, (call, { query }) => listUsers(call, query));
