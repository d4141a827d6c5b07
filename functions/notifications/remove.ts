import { removeNotification } from '#shared/families/notifications/operations.ts';
import { remove } from '#shared/families/notifications/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(remove, (call, { id }) => removeNotification(call, id));
