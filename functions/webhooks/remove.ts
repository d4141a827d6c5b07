import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { removeWebhook } from '#shared/families/webhooks/operations.ts';
import { remove } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id, webhook_id }) => {
  assertOwnAccount(call, id);
  return removeWebhook(call, webhook_id);
});
