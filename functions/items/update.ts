import { updateItem } from '#shared/families/items/operations.ts';
import { update } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateItem(call, id, body));
