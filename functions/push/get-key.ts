import { getPushKey } from '#shared/families/push/operations.ts';
import { getKey } from '#shared/families/push/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(getKey, getPushKey);
