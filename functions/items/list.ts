import { endpoint } from '#shared/http/endpoint.ts';
import { listItems } from '#shared/operations/items/list.ts';
import { list } from '#shared/routes/items.ts';

export const handler = endpoint(list, (call, { query }) => listItems(call, query));
