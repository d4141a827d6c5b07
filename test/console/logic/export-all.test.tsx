import { expect, onTestFinished, test, vi } from 'vitest';
import { maxInCart } from '#console/cart.ts';
import { ItemsPage } from '#console/pages/items/items.tsx';
import { mount } from './mount.ts';
import { item } from './sample.ts';
import { serve } from './service.ts';

test('all items that a filter finds are exported, also more than a selection can hold', async () => {
  const total = maxInCart + 200;
  serve(['view'], (_method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://service');
    if (pathname === '/v1/session/user') return [{ data: { preferences: { columns: [] } } }];
    const none = { data: [], meta: { pagination: { total: 0, next_cursor: null } } };
    if (pathname !== '/v1/items') return [none];
    const from = Number(searchParams.get('cursor') ?? 0);
    const to = Math.min(from + Number(searchParams.get('limit')), total);
    const data = Array.from({ length: to - from }, (_, index) => ({ ...item, id: from + index }));
    const next_cursor = to === total ? null : String(to);
    return [{ data, meta: { pagination: { total, next_cursor } } }];
  });
  const create = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => create.mockRestore());
  const query = new URLSearchParams('type=Spot');
  const root = await mount(<ItemsPage route={{ path: '/', parts: [], query }} />);
  const button = () =>
    [...root.querySelectorAll('button')].find((one) => /^Export/.test(one.textContent));
  await expect.poll(() => button()?.textContent).toBe('Export all 1,200');
  button()?.click();
  await expect.poll(() => create.mock.calls.length).toBe(1);
  const [file] = create.mock.calls[0] ?? [];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.split('\r\n')).toHaveLength(1 + total);
});
