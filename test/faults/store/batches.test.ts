import { expect, test } from 'vitest';
import { openTable } from '../../support/store/raw-table.ts';

const names = Array.from({ length: 20 }, (_, index) => `${index}`);

test('a part of the rows of a batch is not written, and is named', async () => {
  const { putAll, query } = await openTable({ unprocessed: 0.5 });
  const { UnprocessedItems = {} } = await putAll(names);
  const left = Object.values(UnprocessedItems).flat().length;
  expect(left).toBeGreaterThan(0);
  expect((await query()).Count).toBe(names.length - left);
});

test('a part of the rows of a batch is not read, and is named', async () => {
  const { putting, transact, getAll } = await openTable({ unprocessed: 0.5 });
  await transact(...names.map((name) => putting(name)));
  const { rows, left } = await getAll(names);
  expect(left.length).toBeGreaterThan(0);
  expect(rows.length + left.length).toBe(names.length);
});

test('never is a whole batch left, so that asking again comes to an end', async () => {
  const { getAll } = await openTable({ unprocessed: 1 });
  expect((await getAll(names)).left).toHaveLength(names.length - 1);
});

test('one seed leaves the same rows, another one others', async () => {
  const leftBy = async (seed: number) => {
    const { getAll } = await openTable({ unprocessed: 0.5, seed });
    return (await getAll(names)).left.map(({ sk }) => sk);
  };
  expect(await leftBy(7)).toEqual(await leftBy(7));
  expect(await leftBy(7)).not.toEqual(await leftBy(8));
});
