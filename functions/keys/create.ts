import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { createKey } from '#shared/families/keys/operations.ts';
import { create } from '#shared/families/keys/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { id, body }) => {
  assertOwnAccount(call, id);
  return createKey(call, call.caller.userId, body);
});
