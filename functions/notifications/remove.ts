import { endpoint } from '#shared/http/endpoint.ts';
import { removeNotification } from '#shared/operations/notifications/remove.ts';
import { remove } from '#shared/routes/notifications.ts';

export const handler = endpoint(remove, (call, { id }) => removeNotification(call, id));
