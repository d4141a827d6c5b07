import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { removeWebhook } from '#shared/families/webhooks/operations.ts';
import { remove } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(remove, (call, { webhook_id }) =>
  removeWebhook(call, webhook_id),
);
