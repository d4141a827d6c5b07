import { expect, test, vi } from 'vitest';
import { Problem } from '#console/api/problem.ts';
import { cartOfMember } from '#console/cart.ts';
import { withinRate } from '#console/pages/selection/bulk-calls.ts';
import { MoveItems } from '#console/pages/selection/move-items.tsx';
import { Toasts } from '#console/ui/toast.tsx';
import { mount, only, press, submit, textsOf, type, whenFound } from './mount.ts';
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
  await expect
    .poll(() => textsOf(root, '[role=alert]'))
    .toEqual(['Done for 40 of 45 items. Refused.']);
});

test('items that somebody has deleted leave the selection, and a message says so', async () => {
  const items = [1, 2, 3].map((id) => ({ ...item, id }));
  const remaining = items.filter(({ id }) => id !== 2);
  const meta = { pagination: { total: 2, next_cursor: null } };
  serve(['content.items'], () => [{ data: remaining, meta }]);
  cartOfMember().replace(items);
  const root = await mount(
    <>
      <MoveItems items={items} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await submit(root);
  const text = '1 item no longer exists, and left the selection.';
  await expect.poll(() => textsOf(root, '.toast p')).toContain(text);
  const cart = cartOfMember().items.get();
  expect(cart.map(({ id }) => id)).toEqual([1, 3]);
});

test('a change in several calls shows how far it is, and waits where the rate limit refuses one', async () => {
  const items = Array.from({ length: 45 }, (_, index) => ({ ...item, id: index + 1 }));
  const meta = { pagination: { total: 45, next_cursor: null } };
  serve(['content.items'], () => [{ data: items, meta }]);
  const { fetch: read } = globalThis;
  const rest = Promise.withResolvers<void>();
  let moves = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return read(request);
    moves += 1;
    if (moves === 1) {
      const [body] = refusal('rate_limited', 429);
      return Response.json(body, { status: 429, headers: { 'Retry-After': '4' } });
    }
    if (moves === 3) await rest.promise;
    return Response.json({ data: items.slice(0, moves === 2 ? 40 : 5), meta: {} });
  });
  const root = await mount(
    <>
      <MoveItems items={items} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  await submit(root);
  await expect.poll(() => textsOf(root, '.toast p')).toContain('40 of 45 items done …');
  rest.resolve();
  await expect
    .poll(() => textsOf(root, '.toast p').join())
    .toContain('45 items now have no place.');
  expect(textsOf(root, '.toast p').join()).not.toContain('done …');
});

test('the message about a move names the place by its path', async () => {
  const locker = { id: 7, name: 'Locker 1', path: 'Pump 11 / Locker 1' };
  const meta = { pagination: { total: 1, next_cursor: null } };
  serve(['content.items', 'view'], (_method, path) => [
    { data: [path.startsWith('/v1/locations') ? locker : item], meta },
  ]);
  const root = await mount(
    <>
      <MoveItems items={[item]} onClose={vi.fn()} onChange={vi.fn()} />
      <Toasts />
    </>,
  );
  const input = only<HTMLInputElement>(root, '[role=combobox]');
  await type(input, 'Lock');
  await whenFound(() => root.querySelector('[role=option]'));
  await press(input, 'Enter');
  await submit(root);
  const text = '1 item moved to Pump 11 / Locker 1.';
  await expect.poll(() => textsOf(root, '.toast p')).toContain(text);
});
