import { assertOwnAccount } from '#shared/families/accounts/own-account.ts';
import { createWebhook } from '#shared/families/webhooks/operations.ts';
import { create } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { id, body }) => {
  assertOwnAccount(call, id);
  return createWebhook(call, body);
});
