import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { updateKey } from '#shared/families/keys/operations.ts';
import { update } from '#shared/families/keys/routes.ts';

export const handler = accountEndpoint(update, (call, { key_id, body }) =>
  updateKey(call, key_id, body, call.caller),
);
