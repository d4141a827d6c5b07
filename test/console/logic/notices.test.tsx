import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NotificationsPage } from '#console/pages/notifications/notifications.tsx';
import { unread } from '#console/shell/unread.ts';
import { mount, textsOf } from './mount.ts';
import { serve } from './service.ts';

test('what is new to the bell comes to the page, too', async () => {
  const notices: object[] = [];
  serve([], () => [{ data: notices, meta: { pagination: { next_cursor: null } } }]);
  unread.set(0);
  onTestFinished(() => unread.set(undefined));
  const root = await mount(<NotificationsPage />);
  await vi.waitFor(() => expect(root.textContent).toContain('No notifications'));
  const about = { object_type: 'issue', object_id: 4, at: '2026-11-20T12:00:00Z', read_at: null };
  notices.push({ id: 1, title: 'Flickers is yours.', ...about });
  await act(() => unread.set(1));
  await vi.waitFor(() => expect(textsOf(root, '.notices a')).toEqual(['Flickers is yours.']));
});

const pageOf = (data: object[], next_cursor: string | null = null) =>
  [{ data, meta: { pagination: { next_cursor, total: data.length } } }] as const;

const notice = (id: number, read_at: string | null = null) => ({
  ...{ id, title: `Notice ${id}`, object_type: 'issue', object_id: id, read_at },
  at: '2026-11-20T12:00:00Z',
});

/** The page with two notifications, of which the second is behind the first page; what it sent. */
async function showNotices(unreadCount: number, first = [notice(1), notice(2)]) {
  const sent: string[] = [];
  const notices = [...first];
  serve([], (method, path) => {
    if (method !== 'GET') sent.push(`${method} ${path}`);
    if (method === 'DELETE') notices.shift();
    if (path.includes('cursor=next')) return pageOf([notice(9)]);
    return pageOf([...notices], 'next');
  });
  unread.set(unreadCount);
  onTestFinished(() => unread.set(undefined));
  const root = await mount(<NotificationsPage />);
  await vi.waitFor(() => expect(textsOf(root, '.notices a')).toHaveLength(first.length));
  const button = (label: string) =>
    [...root.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    );
  return { root, sent, button };
}

test('notifications behind the first page are shown, too', async () => {
  const { root, button } = await showNotices(0);
  await act(() => button('Show more')?.click());
  await vi.waitFor(() => expect(textsOf(root, '.notices a').at(-1)).toBe('Notice 9'));
});

test('all can be marked as read while one that is not shown is unread', async () => {
  const day = '2026-11-20T13:00:00Z';
  const { button } = await showNotices(1, [notice(1, day), notice(2, day)]);
  expect(button('Mark all as read')).toBeDefined();
  await act(() => unread.set(0));
  expect(button('Mark all as read')).toBeUndefined();
});

test('who follows a notification has read it', async () => {
  const { root, sent } = await showNotices(2);
  await act(() => root.querySelector<HTMLElement>('.notices a')?.click());
  await vi.waitFor(() => expect(sent).toEqual(['POST /v1/notifications/1/read']));
});

test('once a notification is deleted, the one beside it has the focus', async () => {
  const { root, button } = await showNotices(0);
  button('Delete: Notice 1')?.focus();
  await act(() => button('Delete: Notice 1')?.click());
  await vi.waitFor(() => expect(textsOf(root, '.notices a')).toEqual(['Notice 2']));
  expect(document.activeElement?.textContent).toBe('Notice 2');
});
