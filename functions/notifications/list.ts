import { listNotifications } from '#shared/families/notifications/operations.ts';
import { list } from '#shared/families/notifications/routes.ts';
import { endpoint } from '#shared/http/endpoint.ts';

export const handler = endpoint(list, (call, { query }) => listNotifications(call, query));
