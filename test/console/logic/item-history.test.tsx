import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { History } from '#console/pages/item/history.tsx';
import { mount, only } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test('the history of an item names every place of an account with more than a thousand', async () => {
  const actor = { id: 2, type: 'user', name: 'Ann' };
  const changes = [{ field: 'location_id', from: 3, to: 1150 }];
  const entry = {
    id: '1',
    action: 'moved',
    at: '2026-01-01T08:00:00Z',
    actor,
    remarks: null,
    changes,
  };
  serve(['view'], (_method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://service');
    const last = { pagination: { total: 1, next_cursor: null } };
    if (pathname.endsWith('/history')) return [{ data: [entry], meta: last }];
    const from = Number(searchParams.get('cursor') ?? 0);
    const ids = Array.from({ length: 200 }, (_, index) => from + index + 1);
    const data = ids.map((id) => ({ id, name: `Shelf ${id}` }));
    const next_cursor = from === 1000 ? null : String(from + 200);
    return [{ data, meta: { pagination: { total: 1200, next_cursor } } }];
  });
  const root = await mount(<History item={item} />);
  await act(() => only(root, 'button').click());
  await expect.poll(() => root.textContent).toContain('from Shelf 3 to Shelf 1150');
});
