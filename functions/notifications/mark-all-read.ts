import { endpoint } from '#shared/http/endpoint.ts';
import { markAllRead } from '#shared/operations/notifications/mark-all-read.ts';
import { markAllRead as route } from '#shared/routes/notifications.ts';

export const handler = endpoint(route, (call) => markAllRead(call));
