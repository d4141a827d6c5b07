import { expect, test, vi } from 'vitest';
import { OverduePage } from '#console/pages/overdue/overdue.tsx';
import { mount } from './mount.ts';
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
  await vi.waitUntil(() => root.querySelector('.notice'));
  const links = [...root.querySelectorAll('.notice a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual([
    '#/checkouts?state=overdue',
    '#/reservations?state=overdue',
    '#/issues?state=overdue',
  ]);
});
