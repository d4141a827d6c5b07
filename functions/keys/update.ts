import { endpoint } from '#shared/http/endpoint.ts';
import { assertOwnAccount } from '#shared/operations/accounts/own-account.ts';
import { updateKey } from '#shared/operations/keys/update.ts';
import { update } from '#shared/routes/keys.ts';

export const handler = endpoint(update, (call, { id, key_id, body }) => {
  assertOwnAccount(call, id);
  return updateKey(call, key_id, body, call.caller);
});
