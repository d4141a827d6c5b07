import { getWebhook } from '#shared/families/webhooks/get.ts';
import { get } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(get, (call, { id, webhook_id }) =>
  getWebhook(call, id, webhook_id),
);
