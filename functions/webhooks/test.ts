import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { sendTest } from '#shared/families/webhooks/delivery-operations.ts';
import { test } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(test, (call, { id, webhook_id }) => {
  assertOwnAccount(call, id);
  return sendTest(call, webhook_id);
});
