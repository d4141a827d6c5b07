import { moveItems } from '#shared/families/items/change-many.ts';
import { moveMany } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(moveMany, (call, { body }) => moveItems(call, body));
