import { markRead } from '#shared/families/notifications/operations.ts';
import { markRead as route } from '#shared/families/notifications/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(route, (call, { id }) => markRead(call, id));
