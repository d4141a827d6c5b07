import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { withinRate } from '#console/pages/selection/bulk-calls.ts';
import { MoveItems } from '#console/pages/selection/move-items.tsx';
import { mount, submit, textsOf } from './mount.ts';
import { item } from './sample.ts';
import { refusal, serve } from './service.ts';

const limited = new Problem(429, { code: 'rate_limited', message: 'Too many.' }, 0);

test('a call that is refused by the rate limit is retried', async () => {
  const call = vi.fn().mockRejectedValueOnce(limited).mockResolvedValueOnce('done');
  expect(await withinRate(call)).toBe('done');
});

test('a call that is refused for another reason is not retried', async () => {
  const refused = new Problem(409, { code: 'item_checked_out', message: 'It is out.' });
  const call = vi.fn().mockRejectedValue(refused);
  await expect(withinRate(call)).rejects.toBe(refused);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a change that stops halfway says for how many items it is done', async () => {
  const items = Array.from({ length: 45 }, (_, index) => ({ ...item, id: index + 1 }));
  serve(['content.items'], (method, path, body) => {
    const page = { meta: { pagination: { total: 45, next_cursor: null } } };
    if (method === 'GET') return [{ data: items, ...page }];
    if (path !== '/v1/items/move') return [{ data: [] }];
    const { iid } = body as { iid: number[] };
    return iid.includes(45)
      ? refusal('conflict', 409)
      : [{ data: items.slice(0, iid.length), meta: {} }];
  });
  const dialog = <MoveItems items={items} onClose={vi.fn()} onChange={vi.fn()} />;
  const root = await mount(dialog);
  await submit(root);
  await vi.waitFor(() =>
    expect(textsOf(root, '[role=alert]')).toEqual(['Done for 40 of 45 items. Refused.']),
  );
});
