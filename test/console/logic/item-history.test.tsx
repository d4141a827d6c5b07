import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { History } from '#console/pages/item/history.tsx';
import { Questions } from '#console/ui/question.tsx';
import { mount, only, textsOf } from './mount.ts';
import { checkout, item } from './sample.ts';
import { serve } from './service.ts';

const last = { pagination: { total: 1, next_cursor: null } };

const entryOf = (resource: string, changes: readonly object[] = []) => ({
  id: '1',
  resource,
  resource_id: 7,
  action: 'create',
  at: '2026-03-01T08:00:00Z',
  actor: { id: 2, type: 'user', name: 'Ann' },
  remarks: null,
  changes,
});

/** Shows the history of an item with one entry, to a member who may see the lists of records. */
async function mountHistory(
  entry: ReturnType<typeof entryOf>,
  listOf: (pathname: string, parameters: URLSearchParams) => readonly object[] | object,
): Promise<HTMLElement> {
  serve(['view'], (_method, path) => {
    const { pathname, searchParams } = new URL(path, 'http://service');
    if (pathname.endsWith('/history')) return [{ data: [entry], meta: last }];
    const list = listOf(pathname, searchParams);
    return [Array.isArray(list) ? { data: list, meta: last } : list];
  });
  const root = await mount(<History item={item} onChange={() => {}} />);
  await act(() => only(root, 'button').click());
  return root;
}

test('the history of an item names places by their paths, and reads only those that it names', async () => {
  const changes = [{ field: 'location_id', from: 3, to: 1150 }];
  const asked: (string | null)[] = [];
  const root = await mountHistory(
    { ...entryOf('item', changes), action: 'location' },
    (pathname, parameters) => {
      if (pathname !== '/v1/locations') return [];
      asked.push(parameters.get('id'));
      return [3, 1150].map((id) => ({ id, path: `Depot / Shelf ${id}` }));
    },
  );
  await expect.poll(() => root.textContent).toContain('from Depot / Shelf 3 to Depot / Shelf 1150');
  expect(asked).toEqual(['3,1150']);
});

test('the history of an item names places by their ids where their paths cannot be read', async () => {
  const changes = [{ field: 'location_id', from: null, to: 3 }];
  const entry = { ...entryOf('item', changes), action: 'location' };
  const unavailable = { code: 'service_unavailable', message: 'Try again.' };
  serve(['view'], (_method, path) => {
    if (path.startsWith('/v1/locations')) return [{ error: unavailable }, 503];
    return [{ data: path.includes('/history') ? [entry] : [], meta: last }];
  });
  const root = await mount(<History item={item} onChange={() => {}} />);
  await act(() => only(root, 'button').click());
  await expect.poll(() => root.textContent).toContain('moved this item to place 3');
});

test('the history of an item says who had it, and links the checkout', async () => {
  const borrowed = { ...checkout, id: 7, name: 'Drill', contact: { id: 1, name: 'Mia Tan' } };
  const root = await mountHistory(entryOf('checkout'), (pathname) =>
    pathname === '/v1/checkouts' ? [{ ...borrowed, user: null }] : [],
  );
  await expect.poll(() => textsOf(root, 'li span')).toContain('Drill, for Mia Tan');
  expect(only(root, 'li a').getAttribute('href')).toBe('#/checkouts/7');
});

test('the history of an item tells what an inspection found', async () => {
  const inspection = {
    id: 7,
    name: 'Flow test',
    result: 'failed',
    cost: 40,
    time: '2026-02-10T12:00:00Z',
    created_at: '2026-03-01T08:00:00Z',
    description: 'Leaks',
  };
  const root = await mountHistory(entryOf('event'), (pathname) =>
    pathname === '/v1/events' ? [inspection] : [],
  );
  await expect
    .poll(() => textsOf(root, 'li span'))
    .toContain('Flow test, failed, on Feb 10, 2026, cost 40.00');
  expect(only(root, 'li q').textContent).toBe('Leaks');
});

test('an event that does not change the item is added to its history', async () => {
  let entries = [entryOf('item')];
  serve(['view'], (_method, path) => [
    { data: path.includes('/history') ? entries : [], meta: last },
  ]);
  const root = await mount(<History item={item} onChange={() => {}} />);
  await act(() => only(root, 'button').click());
  await expect.poll(() => textsOf(root, 'li')).toHaveLength(1);
  entries = [{ ...entryOf('event'), id: '2' }, ...entries];
  await act(() => render(<History item={{ ...item }} onChange={() => {}} />, root));
  await expect.poll(() => textsOf(root, 'li')).toHaveLength(2);
});

test('an event that was recorded by mistake is deleted after a question, by who may record events', async () => {
  const event = { id: 7, name: 'Flow test', result: 'passed', cost: null, description: null };
  const times = { time: '2026-03-01T08:00:00Z', created_at: '2026-03-01T08:00:00Z' };
  const deleted: string[] = [];
  let changes = 0;
  const show = async (permissions: readonly string[]) => {
    serve(permissions, (method, path) => {
      if (method === 'DELETE') deleted.push(path);
      if (path.includes('/history')) return [{ data: [entryOf('event')], meta: last }];
      return [{ data: path.startsWith('/v1/events?') ? [{ ...event, ...times }] : [], meta: last }];
    });
    const root = await mount(
      <>
        <History item={item} onChange={() => (changes += 1)} />
        <Questions />
      </>,
    );
    await act(() => only(root, 'section button').click());
    await expect.poll(() => textsOf(root, 'li span')).toContain('Flow test, passed');
    return root;
  };
  expect(textsOf(await show(['view']), 'li button')).toEqual([]);
  const root = await show(['view', 'action.event']);
  await act(() => only(root, 'li button').click());
  expect(deleted).toEqual([]);
  await act(() => only(root, 'dialog button.danger').click());
  await expect.poll(() => [deleted, changes]).toEqual([['/v1/events/7'], 1]);
  expect(document.activeElement).toBe(only(root, '#history-title'));
});
