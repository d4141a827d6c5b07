import { endpoint } from '#shared/http/endpoint.ts';
import { listCheckouts } from '#shared/operations/checkouts/list.ts';
import { list } from '#shared/routes/checkouts.ts';

export const handler = endpoint(list, (call, { query }) => listCheckouts(call, query));
