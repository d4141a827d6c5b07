import { endpoint } from '#shared/http/endpoint.ts';
import { moveItems } from '#shared/operations/items/move-many.ts';
import { moveMany } from '#shared/routes/items.ts';

export const handler = endpoint(moveMany, (call, { body }) => moveItems(call, body));
