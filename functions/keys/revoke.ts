import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { revokeKey } from '#shared/families/keys/operations.ts';
import { revoke } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(revoke, (call, { id, key_id }) => {
  assertOwnAccount(call, id);
  return revokeKey(call, key_id);
});
