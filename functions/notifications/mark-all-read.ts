import { markAllRead } from '#shared/families/notifications/operations.ts';
import { markAllRead as route } from '#shared/families/notifications/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(route, (call) => markAllRead(call));
