import { endpoint } from '#shared/http/endpoint.ts';
import { createKey } from '#shared/operations/keys/create.ts';
import { assertOwnAccount } from '#shared/operations/keys/own-account.ts';
import { create } from '#shared/routes/keys.ts';

export const handler = endpoint(create, (call, { id, body }) => {
  assertOwnAccount(call, id);
  return createKey(call, call.caller.userId, body);
});
