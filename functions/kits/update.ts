import { updateKit } from '#shared/families/kits/operations.ts';
import { update } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateKit(call, id, body));
