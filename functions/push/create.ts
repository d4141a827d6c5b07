import { createSubscription } from '#shared/families/push/operations.ts';
import { create } from '#shared/families/push/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(create, (call, { body }) => createSubscription(call, body));
