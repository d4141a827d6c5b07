import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { get } from '#shared/families/webhooks/routes.ts';
import { webhookView } from '#shared/families/webhooks/webhook-view.ts';
import { showRecord } from '#shared/http/operations.ts';

export const handler = accountEndpoint(get, (call, { webhook_id: id }) =>
  showRecord(webhookView)(call, { id }),
);
