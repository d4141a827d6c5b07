import { expect, test } from 'vitest';
import type { LagOptions } from '../../support/store/lag.ts';
import { anIndex, openTable } from '../../support/store/raw-table.ts';

/** Longer than any of these tests. */
const never = 60_000;
const soon = 600;

const shown = <T>(look: () => Promise<T>) => expect.poll(look);

/** A table whose reads lag behind, and what its indexes and its own queries show. */
async function arrange(lag: LagOptions) {
  const table = await openTable({ lag });
  const { name: IndexName, attribute } = await anIndex();
  const namesOf = (rows: { sk?: string }[] = []) => rows.map(({ sk }) => sk);
  return {
    ...table,
    put: (sk: string, text: string) => table.put(sk, { [attribute]: text }),
    set: (sk: string, text: string) => table.set(sk, attribute, text),
    inIndex: async (input: object = {}) => {
      const { Items, Count } = await table.query({ IndexName, ...input });
      return Items ? namesOf(Items) : Count;
    },
    inTable: async (input: object = {}) => namesOf((await table.query(input)).Items),
  };
}

test('an index does not show at once what was written', async () => {
  const { put, inIndex } = await arrange({ indexMilliseconds: never });
  await put('a', 'x');
  expect(await inIndex()).toEqual([]);
});

test('an index shows later what was written', async () => {
  const { put, inIndex } = await arrange({ indexMilliseconds: soon });
  await put('a', 'x');
  await shown(inIndex).toEqual(['a']);
});

test('an index that is behind still counts nothing', async () => {
  const { put, inIndex } = await arrange({ indexMilliseconds: never });
  await put('a', 'x');
  expect(await inIndex({ Select: 'COUNT' })).toBe(0);
});

test('the table shows at once what its index does not', async () => {
  const { put, inTable } = await arrange({ indexMilliseconds: never });
  await put('a', 'x');
  expect(await inTable()).toEqual(['a']);
});

test('an index holds a row in its old place for a while', async () => {
  const { put, set, inIndex } = await arrange({ indexMilliseconds: soon });
  await put('a', '1');
  await put('b', '2');
  await shown(inIndex).toEqual(['a', 'b']);
  await set('a', '3');
  expect(await inIndex()).toEqual(['a', 'b']);
  await shown(inIndex).toEqual(['b', 'a']);
});

test('an index still holds for a while what was deleted', async () => {
  const { put, remove, inIndex } = await arrange({ indexMilliseconds: soon });
  await put('a', '1');
  await shown(inIndex).toEqual(['a']);
  await remove('a');
  expect(await inIndex()).toEqual(['a']);
  await shown(inIndex).toEqual([]);
});

test('pages of an index that is behind go on where the last one ended', async () => {
  const { put, set, remove, pk, inIndex } = await arrange({ indexMilliseconds: soon });
  for (const [place, sk] of ['a', 'b', 'c', 'd'].entries()) await put(sk, `${place}`);
  await shown(inIndex).toHaveLength(4);
  await Promise.all([set('a', '9'), remove('c'), put('e', '2')]);
  expect(await inIndex({ Limit: 2 })).toEqual(['a', 'b']);
  const { attribute } = await anIndex();
  const ExclusiveStartKey = { pk, sk: 'b', [attribute]: '1' };
  expect(await inIndex({ Limit: 2, ExclusiveStartKey })).toEqual(['c', 'd']);
});

test('an index that is behind is read from both ends, and in part', async () => {
  const { put, set, inIndex } = await arrange({ indexMilliseconds: soon });
  for (const [place, sk] of ['a', 'b', 'c'].entries()) await put(sk, `${place}`);
  await shown(inIndex).toHaveLength(3);
  await set('a', '9');
  expect(await inIndex({ ScanIndexForward: false })).toEqual(['c', 'b', 'a']);
  const { attribute } = await anIndex();
  const part = {
    KeyConditionExpression: 'pk = :pk AND #sort BETWEEN :low AND :high',
    ExpressionAttributeNames: { '#sort': attribute },
    ExpressionAttributeValues: { ':low': '0', ':high': '1' },
  };
  expect(await inIndex(part)).toEqual(['a', 'b']);
});

test('a read that does not ask for more sees what was before', async () => {
  const { put, set, get } = await arrange({ readMilliseconds: soon });
  const { attribute } = await anIndex();
  const seen = async () => (await get('a', false))?.[attribute];
  await put('a', '1');
  await shown(seen).toBe('1');
  await set('a', '2');
  await set('a', '3');
  expect(await seen()).toBe('1');
  await shown(seen).toBe('3');
});

test('a consistent read sees every write that was answered', async () => {
  const { put, get, getAll, inTable } = await arrange({ readMilliseconds: never });
  await put('a', '1');
  expect(await get('a')).toBeDefined();
  expect((await getAll(['a'])).rows).toHaveLength(1);
  expect(await inTable({ ConsistentRead: true })).toEqual(['a']);
});

test('a batch sees of the rows that were written what was before, and the others as they are', async () => {
  const { put, set, getAll } = await arrange({ readMilliseconds: soon });
  await put('a', '1');
  await put('b', '1');
  await shown(async () => (await getAll(['a', 'b'], false)).rows).toHaveLength(2);
  await put('c', '1');
  await set('a', '2');
  const { attribute } = await anIndex();
  const { rows, left } = await getAll(['a', 'b', 'c'], false);
  expect(rows.map((row) => [row.sk, row[attribute]]).sort()).toEqual([
    ['a', '1'],
    ['b', '1'],
  ]);
  expect(left).toEqual([]);
});

test('a query of the table sees what was before', async () => {
  const { put, remove, inTable } = await arrange({ readMilliseconds: soon });
  await put('a', '1');
  expect(await inTable()).toEqual([]);
  await shown(inTable).toEqual(['a']);
  await remove('a');
  expect(await inTable()).toEqual(['a']);
});

test('a transaction is seen late, too', async () => {
  const { transact, putting, get } = await arrange({ readMilliseconds: never });
  await transact(putting('a'), putting('b'));
  expect(await get('b', false)).toBeUndefined();
});

test('a write that was refused leaves no trace', async () => {
  const { transact, putting, get } = await arrange({ readMilliseconds: soon });
  await transact(putting('a', { n: 1 }));
  await shown(() => get('a', false)).toMatchObject({ n: 1 });
  const failing = putting('a', { n: 2 });
  if (failing.Put) failing.Put.ConditionExpression = 'attribute_not_exists(pk)';
  await expect(transact(failing)).rejects.toThrow();
  expect(await get('a', false)).toMatchObject({ n: 1 });
});
