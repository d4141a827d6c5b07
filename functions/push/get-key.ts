import { endpoint } from '#shared/http/endpoint.ts';
import { getPushKey } from '#shared/operations/push/get-key.ts';
import { getKey } from '#shared/routes/push.ts';

export const handler = endpoint(getKey, getPushKey);
