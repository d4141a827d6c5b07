import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { rotateSecret } from '#shared/families/webhooks/operations.ts';
import { rotate } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(rotate, (call, { webhook_id, body }) =>
  rotateSecret(call, webhook_id, body),
);
