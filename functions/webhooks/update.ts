import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { updateWebhook } from '#shared/families/webhooks/operations.ts';
import { update } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(update, (call, { webhook_id, body }) =>
  updateWebhook(call, webhook_id, body),
);
