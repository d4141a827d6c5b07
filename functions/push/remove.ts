import { removeSubscription } from '#shared/families/push/operations.ts';
import { remove } from '#shared/families/push/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeSubscription(call, id));
