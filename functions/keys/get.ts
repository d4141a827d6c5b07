import { getKey } from '#shared/families/keys/get.ts';
import { get } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id, key_id }) => getKey(call, id, key_id));
