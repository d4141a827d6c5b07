import { listWebhooks } from '#shared/families/webhooks/operations.ts';
import { list } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { id, query }) => listWebhooks(call, id, query));
