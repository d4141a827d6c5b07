import { expect, onTestFinished, test, vi } from 'vitest';
import { OverduePage } from '#console/pages/overdue/overdue.tsx';
import { mount, textsOf, whenFound } from './mount.ts';
import { checkout, issue, reservation } from './sample.ts';
import { serve } from './service.ts';

test('overdue records beyond the first page are linked to', async () => {
  const recordOfKind: Record<string, object> = { checkouts: checkout, reservations: reservation };
  serve(['view'], (_method, path) => {
    const kind = /^\/v1\/(\w+)/.exec(path)?.[1] ?? '';
    return [
      {
        data: [recordOfKind[kind] ?? issue],
        meta: { pagination: { total: 300, next_cursor: 'next' } },
      },
    ];
  });
  const root = await mount(<OverduePage />);
  await whenFound(() => root.querySelector('.notice'));
  const links = [...root.querySelectorAll('.notice a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    '#/checkouts?state=overdue',
    '#/reservations?state=overdue',
    '#/issues?state=overdue',
  ]);
});

test('what is returned meanwhile is no longer overdue on a page that stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let checkouts = [checkout];
  serve(['action.checkout'], (_method, path) => [
    {
      data: path.startsWith('/v1/checkouts') ? checkouts : [],
      meta: { pagination: { total: checkouts.length, next_cursor: null } },
    },
  ]);
  const root = await mount(<OverduePage />);
  await whenFound(() => root.querySelector('table'));
  checkouts = [];
  vi.advanceTimersByTime(5 * 60_000);
  await expect.poll(() => root.textContent).toContain('Nothing is overdue');
});

test('an overdue issue says to whom it is assigned, not who reported it', async () => {
  const created_by = { type: 'user', id: 2, name: 'Reporter' };
  const unassigned = { ...issue, user: null, created_by, deadline: issue.created_at };
  serve(['action.issue'], () => [
    { data: [unassigned], meta: { pagination: { total: 1, next_cursor: null } } },
  ]);
  const root = await mount(<OverduePage />);
  await whenFound(() => root.querySelector('table'));
  expect(textsOf(root, 'thead th').slice(0, 2)).toEqual(['What is wrong', 'Assigned to']);
  expect(textsOf(root, 'tbody td')[0]).toBe('');
});
