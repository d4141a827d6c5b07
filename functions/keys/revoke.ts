import { endpoint } from '#shared/http/endpoint.ts';
import { assertOwnAccount } from '#shared/operations/accounts/own-account.ts';
import { revokeKey } from '#shared/operations/keys/revoke.ts';
import { revoke } from '#shared/routes/keys.ts';

export const handler = endpoint(revoke, (call, { id, key_id }) => {
  assertOwnAccount(call, id);
  return revokeKey(call, key_id);
});
