import { removeItem } from '#shared/families/items/operations.ts';
import { remove } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeItem(call, id));
