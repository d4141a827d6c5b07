import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { redeliverEvent } from '#shared/families/webhooks/delivery-operations.ts';
import { redeliver } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(redeliver, redeliverEvent);
