import { listItems } from '#shared/families/items/operations.ts';
import { list } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listItems(call, query));
