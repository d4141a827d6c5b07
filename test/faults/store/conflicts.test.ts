import { expect, onTestFinished, test } from 'vitest';
import { openTable } from '../../support/store/raw-table.ts';

// These hold for times of the clock, which a machine that is busy with others does not keep.
const patience = { retry: 5 };

/** A table with a transaction on the row `a` in flight. */
async function arrange(part: 'putting' | 'checking' = 'putting') {
  const table = await openTable({ conflicts: { milliseconds: [250, 300] } });
  const first = table.transact(table[part]('a', { by: 'first' }));
  onTestFinished(() => first.then(() => {}));
  await expect.poll(() => table.store.calls, { interval: 5 }).toContain('TransactWriteItems');
  return { ...table, first };
}

test(
  'a transaction that shares a row with one in flight is cancelled, and says at which row',
  patience,
  async () => {
    const { transact, putting } = await arrange();
    await expect(transact(putting('b'), putting('a'), putting('c'))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }, { Code: 'None' }],
    });
  },
);

test('of a transaction that is cancelled nothing is written', patience, async () => {
  const { transact, putting, get, first } = await arrange();
  await expect(transact(putting('a', { by: 'second' }), putting('b'))).rejects.toThrow();
  await first;
  expect(await get('a')).toMatchObject({ by: 'first' });
  expect(await get('b')).toBeUndefined();
});

test('a row that is only checked is in flight, too', patience, async () => {
  const { transact, putting } = await arrange('checking');
  await expect(transact(putting('a'))).rejects.toMatchObject({
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });
});

test('a transaction that shares no row with one in flight is done', patience, async () => {
  const { transact, putting, get } = await arrange();
  await transact(putting('b'));
  expect(await get('b')).toBeDefined();
});

test('a transaction is in flight for as long as was said', patience, async () => {
  const { transact, putting } = await openTable({ conflicts: { milliseconds: [30, 40] } });
  const start = performance.now();
  await transact(putting('a'));
  expect(performance.now() - start).toBeGreaterThanOrEqual(30);
});

test('once a transaction was answered, the next may touch its rows', patience, async () => {
  const { transact, putting, get, first } = await arrange();
  await first;
  await transact(putting('a', { by: 'second' }));
  expect(await get('a')).toMatchObject({ by: 'second' });
});

test('a transaction whose condition fails lets go of its rows, too', patience, async () => {
  const { transact, putting, first } = await arrange();
  await first;
  const failing = putting('a');
  if (failing.Put) failing.Put.ConditionExpression = 'attribute_not_exists(pk)';
  await expect(transact(failing)).rejects.toMatchObject({
    CancellationReasons: [{ Code: 'ConditionalCheckFailed' }],
  });
  await transact(putting('a'));
});

const singleWrites = {
  put: ({ put }) => put('a'),
  update: ({ set }) => set('a', 'n', 1),
  delete: ({ remove }) => remove('a'),
} satisfies Record<string, (table: Awaited<ReturnType<typeof arrange>>) => Promise<unknown>>;

test.each(Object.entries(singleWrites))(
  'a single %s of a row in flight is refused',
  async (_name, write) => {
    const table = await arrange();
    await expect(write(table)).rejects.toMatchObject({
      name: 'TransactionConflictException',
      $metadata: { httpStatusCode: 400 },
    });
  },
);

test('a batch leaves a row in flight unprocessed, and writes the others', patience, async () => {
  const { putAll, get, first } = await arrange();
  const { UnprocessedItems = {} } = await putAll(['a', 'b']);
  expect(Object.values(UnprocessedItems).flat()).toMatchObject([
    { PutRequest: { Item: { sk: 'a' } } },
  ]);
  await first;
  expect(await get('a')).toMatchObject({ by: 'first' });
  expect(await get('b')).toBeDefined();
});

test('a row in flight can be read', patience, async () => {
  const { get } = await arrange();
  await expect(get('a')).resolves.not.toThrow();
});
