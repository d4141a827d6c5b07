import { createItem } from '#shared/families/items/operations.ts';
import { create } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createItem(call, body));
