import { endpoint } from '#shared/http/endpoint.ts';
import { createItem } from '#shared/operations/items/create.ts';
import { create } from '#shared/routes/items.ts';

export const handler = endpoint(create, (call, { body }) => createItem(call, body));
