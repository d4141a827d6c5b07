import { endpoint } from '#shared/http/endpoint.ts';
import { moveItem } from '#shared/operations/items/move.ts';
import { move } from '#shared/routes/items.ts';

export const handler = endpoint(move, (call, { id, body }) => moveItem(call, id, body));
