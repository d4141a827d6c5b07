import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { rotateSecret } from '#shared/families/webhooks/operations.ts';
import { rotate } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(rotate, (call, { id, webhook_id, body }) => {
  assertOwnAccount(call, id);
  return rotateSecret(call, webhook_id, body);
});
