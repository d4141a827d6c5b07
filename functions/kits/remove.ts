import { removeKit } from '#shared/families/kits/operations.ts';
import { remove } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeKit(call, id));
