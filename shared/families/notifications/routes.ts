import * as z from 'zod/mini';
import { route } from '#shared/routes/route.ts';
import { Notification, NotificationQuery, ReadCount } from './fields.ts';

const own = { access: 'first-party' } as const;
const change = { ...own, writes: ['notification'] } as const;

export const list = route(own, {
  method: 'GET',
  path: '/v1/notifications',
  summary: 'List your notifications',
  description: 'Newest first, of the last 90 days.',
  query: NotificationQuery,
  data: z.array(Notification),
  list: true,
});

export const markRead = route(change, {
  method: 'POST',
  path: '/v1/notifications/{id}/read',
  summary: 'Mark a notification as read',
  data: Notification,
});

export const markAllRead = route(change, {
  method: 'POST',
  path: '/v1/notifications/read-all',
  summary: 'Mark all notifications as read',
  data: ReadCount,
});

export const remove = route(change, {
  method: 'DELETE',
  path: '/v1/notifications/{id}',
  summary: 'Delete a notification',
});
