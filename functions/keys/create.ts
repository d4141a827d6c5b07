import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { createKey } from '#shared/families/keys/operations.ts';
import { create } from '#shared/families/keys/routes.ts';

export const handler = accountEndpoint(create, (call, { body }) =>
  createKey(call, call.caller.userId, body),
);
