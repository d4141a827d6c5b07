import { updateItems } from '#shared/families/items/change-many.ts';
import { updateMany } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(updateMany, (call, { body }) => updateItems(call, body));
