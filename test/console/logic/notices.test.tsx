import { act } from 'preact/test-utils';
import { expect, onTestFinished, test } from 'vitest';
import { NotificationsPage } from '#console/pages/notifications/notifications.tsx';
import { unread } from '#console/shell/unread.ts';
import { mount, textsOf } from './mount.ts';
import { serve } from './service.ts';

test('a new notification appears on the page when the unread count changes', async () => {
  const notices: object[] = [];
  serve([], () => [{ data: notices, meta: { pagination: { next_cursor: null } } }]);
  unread.set(0);
  onTestFinished(() => unread.set(undefined));
  const root = await mount(<NotificationsPage />);
  await expect.poll(() => root.textContent).toContain('No notifications');
  const details = { object_type: 'issue', object_id: 4, at: '2026-11-20T12:00:00Z', read_at: null };
  notices.push({ id: 1, title: 'Flickers is yours.', ...details });
  await act(() => unread.set(1));
  await expect.poll(() => textsOf(root, '.notices a')).toEqual(['Flickers is yours.']);
});

const pageOf = (data: object[], next_cursor: string | null = null) =>
  [{ data, meta: { pagination: { next_cursor, total: data.length } } }] as const;

const notice = (id: number, read_at: string | null = null) => ({
  ...{ id, title: `Notice ${id}`, object_type: 'issue', object_id: id, read_at },
  at: '2026-11-20T12:00:00Z',
});

/** Shows the notifications page, with one more notification on its second page. Collects the writes. */
async function showNotices(unreadCount: number, first = [notice(1), notice(2)]) {
  const writes: string[] = [];
  const notices = [...first];
  serve([], (method, path) => {
    if (method !== 'GET') writes.push(`${method} ${path}`);
    if (method === 'DELETE') notices.shift();
    if (path.includes('cursor=next')) return pageOf([notice(9)]);
    return pageOf([...notices], 'next');
  });
  unread.set(unreadCount);
  onTestFinished(() => unread.set(undefined));
  const root = await mount(<NotificationsPage />);
  await expect.poll(() => textsOf(root, '.notices a')).toHaveLength(first.length);
  const button = (label: string) =>
    [...root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
  return { root, writes, button };
}

test('Show more loads the notifications of the next page', async () => {
  const { root, button } = await showNotices(0);
  await act(() => button('Show more')?.click());
  await expect.poll(() => textsOf(root, '.notices a').at(-1)).toBe('Notice 9');
});

test('Mark all as read is offered while a notification that is not shown is unread', async () => {
  const readAt = '2026-11-20T13:00:00Z';
  const { button } = await showNotices(1, [notice(1, readAt), notice(2, readAt)]);
  expect(button('Mark all as read')).toBeDefined();
  await act(() => unread.set(0));
  expect(button('Mark all as read')).toBeUndefined();
});

test('the unread notifications are counted again when the page is opened', async () => {
  const { button } = await showNotices(0);
  await expect.poll(() => button('Mark all as read')).toBeDefined();
  expect(unread.get()).toBe(2);
});

test('opening a notification marks it as read', async () => {
  const { root, writes } = await showNotices(2);
  await act(() => root.querySelector<HTMLElement>('.notices a')?.click());
  await expect.poll(() => writes).toEqual(['POST /v1/notifications/1/read']);
});

test('after a notification is deleted, the next one has the focus', async () => {
  const { root, button } = await showNotices(0);
  button('Delete: Notice 1')?.focus();
  await act(() => button('Delete: Notice 1')?.click());
  await expect.poll(() => textsOf(root, '.notices a')).toEqual(['Notice 2']);
  expect(document.activeElement?.textContent).toBe('Notice 2');
});

test('a double click deletes a notification once', async () => {
  const { writes, button } = await showNotices(0);
  await act(() => {
    button('Delete: Notice 1')?.click();
    button('Delete: Notice 1')?.click();
  });
  await expect.poll(() => writes).toEqual(['DELETE /v1/notifications/1']);
});
