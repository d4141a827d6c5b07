import { getKit } from '#shared/families/kits/get.ts';
import { get } from '#shared/families/kits/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id, query }) => getKit(call, id, query));
