import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';

/** Longer than the test. */
const indexMilliseconds = 60_000;

/** Items A, B and C, of which B is deleted, which no index knows yet. */
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
  'a list goes on behind a record that its index still names: %s',
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

test('the next offset lies behind a record that is gone', async () => {
  const list = await arrange();
  expect(await list('order=name&limit=1&offset=1')).toMatchObject({ names: [], next_offset: 2 });
});
