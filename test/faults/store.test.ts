import { expect, test } from 'vitest';
import type { Fault } from '../support/store/inject-fault.ts';
import type { LagOptions } from '../support/store/lag.ts';
import { firstIndex, openTable } from '../support/store/raw-table.ts';

/** A table with a transaction on the row `a` in flight, until the store resumes. */
async function withTransactionInFlight() {
  const table = await openTable({ conflicts: { milliseconds: [0, 0] } });
  table.store.pause();
  const first = table.transact(table.putAction('a', { by: 'first' }));
  await expect.poll(() => table.store.calls, { interval: 5 }).toContain('TransactWriteItems');
  const resume = async () => {
    table.store.resume();
    await first;
  };
  return { ...table, resume };
}

test('a transaction that shares a row with one in flight is cancelled, names the row, and writes nothing', async () => {
  const { transact, putAction, get, resume } = await withTransactionInFlight();
  await expect(transact(putAction('b'), putAction('a'), putAction('c'))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }, { Code: 'None' }],
  });
  await resume();
  expect(await get('a')).toMatchObject({ by: 'first' });
  expect(await get('b')).toBeUndefined();
});

test('a single write to a row of a transaction in flight is refused, and a later one succeeds', async () => {
  const { put, get, resume } = await withTransactionInFlight();
  const refusal = { name: 'TransactionConflictException', $metadata: { httpStatusCode: 400 } };
  await expect(put('a', { by: 'second' })).rejects.toMatchObject(refusal);
  await resume();
  await put('a', { by: 'third' });
  expect(await get('a')).toMatchObject({ by: 'third' });
});

/** A table on which the first call of an operation fails. */
const openFailingTable = (fault: Fault, of: string) =>
  openTable({
    faultOf: ({ operation, nth }) => (operation === of && nth === 0 ? fault : undefined),
  });

test('a throttled write is refused and not done', async () => {
  const { put, get } = await openFailingTable('throttled', 'PutItem');
  const name = 'ProvisionedThroughputExceededException';
  await expect(put('a')).rejects.toMatchObject({ name, $metadata: { httpStatusCode: 400 } });
  expect(await get('a')).toBeUndefined();
});

test('a throttled transaction is cancelled for its first row and not done', async () => {
  const { transact, putAction, get } = await openFailingTable('throttled', 'TransactWriteItems');
  await expect(transact(putAction('a'), putAction('b'))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
  });
  expect(await get('a')).toBeUndefined();
});

test('a write whose reply is lost is done', async () => {
  const { put, get } = await openFailingTable('lost', 'PutItem');
  await expect(put('a')).rejects.toThrow();
  expect(await get('a')).toBeDefined();
});

/** Longer than any of these tests takes. */
const laterThanTest = 60_000;

/** A table whose reads or indexes lag, and a query of one of its indexes. */
async function openLaggingTable(lag: LagOptions) {
  const table = await openTable({ lag });
  const { name: IndexName, attribute } = await firstIndex();
  const queryIndex = async (input: object = {}) =>
    (await table.query({ IndexName, ...input })).Items?.map(({ sk }) => sk);
  return { ...table, queryIndex, at: (rank: number) => ({ [attribute]: `${rank}` }) };
}

test('a lagging index has changed and deleted rows at their old position, also across pages', async () => {
  const { direct, put, remove, pk, at, queryIndex } = await openLaggingTable({
    indexMilliseconds: laterThanTest,
  });
  for (const [rank, sk] of ['a', 'b', 'c', 'd'].entries()) await direct.put(sk, at(rank));
  await put('a', at(9));
  await remove('c');
  await put('e', at(2));
  expect(await queryIndex()).toEqual(['a', 'b', 'c', 'd']);
  expect(await queryIndex({ ScanIndexForward: false })).toEqual(['d', 'c', 'b', 'a']);
  expect(await queryIndex({ Limit: 2 })).toEqual(['a', 'b']);
  const ExclusiveStartKey = { pk, sk: 'b', ...at(1) };
  expect(await queryIndex({ Limit: 2, ExclusiveStartKey })).toEqual(['c', 'd']);
});

test('a lagging index shows a write later', async () => {
  const { put, at, queryIndex } = await openLaggingTable({ indexMilliseconds: 300 });
  await put('a', at(1));
  await expect.poll(() => queryIndex()).toEqual(['a']);
});

test('a lagging read returns the old row, unless it is strongly consistent', async () => {
  const { direct, put, get, query } = await openLaggingTable({ readMilliseconds: laterThanTest });
  await direct.put('a', { n: 1 });
  await put('a', { n: 2 });
  await put('b');
  expect([await get('a', false), await get('b', false)]).toMatchObject([{ n: 1 }, undefined]);
  expect((await query()).Items).toMatchObject([{ sk: 'a', n: 1 }]);
  expect([await get('a'), await get('b')]).toMatchObject([{ n: 2 }, {}]);
  expect((await query({ ConsistentRead: true })).Items).toHaveLength(2);
});

test('a refused write does not change what lagging reads return', async () => {
  const { direct, transact, putAction, get } = await openLaggingTable({
    readMilliseconds: laterThanTest,
  });
  await direct.put('a', { n: 1 });
  const failingWrite = putAction('a', { n: 2 });
  if (failingWrite.Put) failingWrite.Put.ConditionExpression = 'attribute_not_exists(pk)';
  await expect(transact(failingWrite)).rejects.toThrow();
  await direct.put('a', { n: 3 });
  expect(await get('a', false)).toMatchObject({ n: 3 });
});
