import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import { inMinutes } from '../support/time.ts';

/** Longer than the test takes. */
const indexMilliseconds = 60_000;

/** Items A, B and C, of which B is deleted, but still in the indexes. */
async function arrange() {
  const service = await newFaultyService({ lag: { indexMilliseconds } });
  for (const name of ['A', 'B', 'C']) await service.api.post('/v1/items', { name });
  const remove = await service.endpoint('items.remove');
  expect((await remove({ path: '/v1/items/2' })).status).toBe(204);
  const list = await service.endpoint('items.list');
  return async (query: string) => {
    const { body } = await list({ path: `/v1/items?${query}` });
    return { names: body.data.map(({ name }: { name: string }) => name), ...body.meta.pagination };
  };
}

test.each(['order=name', 'display=active&order=name', 'display=active'])(
  'a list continues after a deleted record that is still in its index: %s',
  async (query) => {
    const list = await arrange();
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `${query}&limit=1${cursor && `&cursor=${cursor}`}`,
      );
      names.push(...page.names);
      cursor = page.next_cursor;
    }
    expect(names).toEqual(['A', 'C']);
  },
);

test('the next offset is after a deleted record that is still in the index', async () => {
  const list = await arrange();
  expect(await list('order=name&limit=1&offset=1')).toMatchObject({ names: [], next_offset: 2 });
});

test('lists of available and free items omit booked items, though the index lags', async () => {
  const { api, endpoint } = await newFaultyService({ lag: { indexMilliseconds } });
  for (const name of ['A', 'B', 'C']) await api.post('/v1/items', { name, type: 'lamp' });
  const [checkOut, reserve, list] = await Promise.all(
    ['checkouts.create', 'reservations.create', 'items.list'].map(endpoint),
  );
  const out = { name: 'Out', iid: [1], due_time: inMinutes(60) };
  const reserved = {
    name: 'Reserved',
    iid: [2],
    start_time: inMinutes(10),
    end_time: inMinutes(50),
  };
  expect((await checkOut?.({ path: '/v1/checkouts', body: out }))?.status).toBe(201);
  expect((await reserve?.({ path: '/v1/reservations', body: reserved }))?.status).toBe(201);
  const window = `available_from=${inMinutes(20)}&available_to=${inMinutes(30)}`;
  const namesOf = async (query: string) => {
    const answer = await list?.({ path: `/v1/items?${query}` });
    return answer?.body.data.map(({ name }: { name: string }) => name);
  };
  expect(await namesOf('type=lamp&display=available')).toEqual(['B', 'C']);
  expect(await namesOf(`type=lamp&${window}`)).toEqual(['C']);
  expect(await namesOf(`id=1,2,3&${window}`)).toEqual(['C']);
});

test('a sync shows each record as its index has it, though other reads lag', async () => {
  const { api, endpoint } = await newFaultyService({ lag: { readMilliseconds: 60_000 } });
  for (const name of ['A', 'B']) await api.post('/v1/items', { name });
  const [update, list] = await Promise.all(['items.update', 'items.list'].map(endpoint));
  expect((await update?.({ path: '/v1/items/2', body: { name: 'C' } }))?.status).toBe(200);
  const answer = await list?.({ path: '/v1/items?updated_since=2026-01-01T00:00:00Z' });
  expect(answer?.body.data.map(({ name }: { name: string }) => name)).toEqual(['A', 'C']);
});
