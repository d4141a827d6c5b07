import { update } from '#shared/families/kits/routes.ts';
import { updateKit } from '#shared/families/kits/update.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, body }) => updateKit(call, id, body));
