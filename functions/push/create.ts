import { endpoint } from '#shared/http/endpoint.ts';
import { createSubscription } from '#shared/operations/push/create.ts';
import { create } from '#shared/routes/push.ts';

export const handler = endpoint(create, (call, { body }) => createSubscription(call, body));
