import { endpoint } from '#shared/http/endpoint.ts';
import { removeItem } from '#shared/operations/items/remove.ts';
import { remove } from '#shared/routes/items.ts';

export const handler = endpoint(remove, (call, { id }) => removeItem(call, id));
