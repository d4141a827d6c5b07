import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { updateWebhook } from '#shared/families/webhooks/operations.ts';
import { update } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(update, (call, { id, webhook_id, body }) => {
  assertOwnAccount(call, id);
  return updateWebhook(call, webhook_id, body);
});
