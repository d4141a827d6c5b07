import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { sendTest } from '#shared/families/webhooks/delivery-operations.ts';
import { test } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(test, (call, { webhook_id }) => sendTest(call, webhook_id));
