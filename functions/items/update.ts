import { update } from '#shared/families/items/routes.ts';
import { updateItem } from '#shared/families/items/update.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateItem(call, id, body));
