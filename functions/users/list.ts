import { listUsers } from '#shared/families/users/operations.ts';
import { list } from '#shared/families/users/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listUsers(call, query));
