import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { rotateKey } from '#shared/families/keys/operations.ts';
import { rotate } from '#shared/families/keys/routes.ts';

export const handler = accountEndpoint(rotate, (call, { key_id, body }) =>
  rotateKey(call, key_id, body, call.caller),
);
