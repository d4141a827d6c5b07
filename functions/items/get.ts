import { endpoint } from '#shared/http/endpoint.ts';
import { getItem } from '#shared/operations/items/get.ts';
import { get } from '#shared/routes/items.ts';

export const handler = endpoint(get, (call, { id }) => getItem(call, id));
