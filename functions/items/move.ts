import { moveItem } from '#shared/families/items/operations.ts';
import { move } from '#shared/families/items/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(move, (call, { id, body }) => moveItem(call, id, body));
