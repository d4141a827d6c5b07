import { endpoint } from '#shared/http/endpoint.ts';
import { updateItems } from '#shared/operations/items/update-many.ts';
import { updateMany } from '#shared/routes/items.ts';

export const handler = endpoint(updateMany, (call, { body }) => updateItems(call, body));
