import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { rotateKey } from '#shared/families/keys/operations.ts';
import { rotate } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(rotate, (call, { id, key_id, body }) => {
  assertOwnAccount(call, id);
  return rotateKey(call, key_id, body, call.caller);
});
