import { listDeliveries } from '#shared/families/webhooks/delivery-operations.ts';
import { deliveries } from '#shared/families/webhooks/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(deliveries, listDeliveries);
