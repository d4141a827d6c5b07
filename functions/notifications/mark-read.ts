import { endpoint } from '#shared/http/endpoint.ts';
import { markRead } from '#shared/operations/notifications/mark-read.ts';
import { markRead as route } from '#shared/routes/notifications.ts';

export const handler = endpoint(route, (call, { id }) => markRead(call, id));
