import { listKits } from '#shared/families/kits/operations.ts';
import { list } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listKits(call, query));
