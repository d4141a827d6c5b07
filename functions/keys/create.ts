import { endpoint } from '#shared/http/endpoint.ts';
import { assertOwnAccount } from '#shared/operations/accounts/own-account.ts';
import { createKey } from '#shared/operations/keys/create.ts';
import { create } from '#shared/routes/keys.ts';

export const handler = endpoint(create, (call, { id, body }) => {
  assertOwnAccount(call, id);
  return createKey(call, call.caller.userId, body);
});
