import { endpoint } from '#shared/http/endpoint.ts';
import { getKey } from '#shared/operations/keys/get.ts';
import { get } from '#shared/routes/keys.ts';

export const handler = endpoint(get, (call, { id, key_id }) => getKey(call, id, key_id));
