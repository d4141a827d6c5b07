import { endpoint } from '#shared/http/endpoint.ts';
import { removeSubscription } from '#shared/operations/push/remove.ts';
import { remove } from '#shared/routes/push.ts';

export const handler = endpoint(remove, (call, { id }) => removeSubscription(call, id));
