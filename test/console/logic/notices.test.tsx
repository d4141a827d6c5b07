import { act } from 'preact/test-utils';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NoticesPage } from '#console/pages/notices/notices.tsx';
import { unread } from '#console/shell/unread.ts';
import { mount, textsOf } from './mount.ts';
import { serve } from './service.ts';

test('what is new to the bell comes to the page, too', async () => {
  const notices: object[] = [];
  serve([], () => [{ data: notices, meta: { pagination: { next_cursor: null } } }]);
  unread.set(0);
  onTestFinished(() => unread.set(undefined));
  const root = await mount(<NoticesPage />);
  await vi.waitFor(() => expect(root.textContent).toContain('No notifications'));
  const about = { object_type: 'issue', object_id: 4, at: '2026-11-20T12:00:00Z', read_at: null };
  notices.push({ id: 1, title: 'Flickers is yours.', ...about });
  await act(() => unread.set(1));
  await vi.waitFor(() => expect(textsOf(root, '.notices a')).toEqual(['Flickers is yours.']));
});
