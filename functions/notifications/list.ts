import { endpoint } from '#shared/http/endpoint.ts';
import { listNotifications } from '#shared/operations/notifications/list.ts';
import { list } from '#shared/routes/notifications.ts';

export const handler = endpoint(list, (call, { query }) => listNotifications(call, query));
