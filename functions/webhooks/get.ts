import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { get } from '#shared/families/webhooks/routes.ts';
import { webhookView } from '#shared/families/webhooks/webhook-view.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = endpoint(get, async (call, { id: account, webhook_id: id }) => {
  assertOwnAccount(call, account);
  return showRecord(webhookView)(call, { id });
});
