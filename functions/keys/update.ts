import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { updateKey } from '#shared/families/keys/operations.ts';
import { update } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, key_id, body }) => {
  assertOwnAccount(call, id);
  return updateKey(call, key_id, body, call.caller);
});
