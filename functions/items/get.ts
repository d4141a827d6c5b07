import { getItem } from '#shared/families/items/get.ts';
import { get } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id }) => getItem(call, id));
