import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A text with a number of words that begin with a letter. */
const textOf = (letter: string, count: number) =>
  times(count, (index) => `${letter}${letter}${index.toString(36)}`).join(' ');

test('after concurrent changes, a search finds an item by the words that it has, and by no others', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Item' });
  const letters = [...'bcdfgh'];
  await Promise.all(
    letters.map((letter, index) =>
      api.patch('/v1/items/1', { description: textOf(letter, index % 2 ? 20 : 300) }),
    ),
  );
  const { description } = (await api.get('/v1/items/1')).body.data;
  for (const letter of letters) {
    const { body } = await api.get(`/v1/items?q=${letter}${letter}a`);
    expect(body.meta.pagination.total).toBe(description.startsWith(letter) ? 1 : 0);
  }
});

test('a search finds an item as soon as its creation has responded', async () => {
  const { api } = await newAccount();
  const counts = await Promise.all(
    times(20, async (index) => {
      await api.post('/v1/items', { name: `word${index}x` });
      return (await api.get(`/v1/items?q=word${index}x`)).body.meta.pagination.total;
    }),
  );
  expect(counts).toEqual(times(20, () => 1));
});

test('the pages of a list with a cursor are stable while others delete items that were listed', async () => {
  const { api, newKey } = await newAccount();
  const { api: second } = await newKey();
  const created = await Promise.all(
    times(60, (n) => (n % 2 ? api : second).post('/v1/items', { name: `Item ${n}` })),
  );
  const ids = created.map(({ body }) => body.data.id).sort((a, b) => a - b);
  const pagedIds: number[] = [];
  let cursor = '';
  for (let page = 0; page < 6; page += 1) {
    const [{ body }] = await Promise.all([
      api.get(`/v1/items?limit=10${cursor}`),
      pagedIds[0] ? second.delete(`/v1/items/${pagedIds[page]}`) : undefined,
    ]);
    pagedIds.push(...body.data.map(({ id }: { id: number }) => id));
    cursor = `&cursor=${body.meta.pagination.next_cursor}`;
  }
  expect(pagedIds).toEqual(ids);
});
