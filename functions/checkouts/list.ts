import { listCheckouts } from '#shared/families/checkouts/list.ts';
import { list } from '#shared/families/checkouts/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listCheckouts(call, query));
