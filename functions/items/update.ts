import { endpoint } from '#shared/http/endpoint.ts';
import { updateItem } from '#shared/operations/items/update.ts';
import { update } from '#shared/routes/items.ts';

export const handler = endpoint(update, (call, { id, body }) => updateItem(call, id, body));
