import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { createWebhook } from '#shared/families/webhooks/operations.ts';
import { create } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(create, (call, { body }) => createWebhook(call, body));
