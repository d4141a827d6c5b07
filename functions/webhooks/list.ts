import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { listWebhooks } from '#shared/families/webhooks/operations.ts';
import { list } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(list, (call, { query }) => listWebhooks(call, query));
