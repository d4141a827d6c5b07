import { accountEndpoint } from '#shared/families/accounts/account-endpoint.ts';
import { listDeliveries } from '#shared/families/webhooks/delivery-operations.ts';
import { deliveries } from '#shared/families/webhooks/routes.ts';

export const handler = accountEndpoint(deliveries, listDeliveries);
