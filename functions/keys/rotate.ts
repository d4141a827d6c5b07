import { endpoint } from '#shared/http/endpoint.ts';
import { assertOwnAccount } from '#shared/operations/accounts/own-account.ts';
import { rotateKey } from '#shared/operations/keys/rotate.ts';
import { rotate } from '#shared/routes/keys.ts';

export const handler = endpoint(rotate, (call, { id, key_id, body }) => {
  assertOwnAccount(call, id);
  return rotateKey(call, key_id, body, call.caller);
});
