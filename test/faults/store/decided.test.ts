import { expect, test } from 'vitest';
import type { Fault } from '../../support/store/decided.ts';
import { openTable } from '../../support/store/raw-table.ts';

/** A table whose first call of an operation goes wrong. */
const failing = (fault: Fault, of: string) =>
  openTable({
    faultOf: ({ operation, nth }) => (operation === of && nth === 0 ? fault : undefined),
  });

test.each([
  ['throttled', 'ProvisionedThroughputExceededException', 400],
  ['conflict', 'TransactionConflictException', 400],
  ['broken', 'InternalServerError', 500],
] as const)('a write that is %s is refused with %s', async (fault, name, status) => {
  const { put, get } = await failing(fault, 'PutItem');
  await expect(put('a')).rejects.toMatchObject({ name, $metadata: { httpStatusCode: status } });
  expect(await get('a')).toBeUndefined();
});

test.each([
  ['throttled', 'ThrottlingError'],
  ['conflict', 'TransactionConflict'],
] as const)('a transaction that is %s is cancelled for %s', async (fault, code) => {
  const { transact, putting, get } = await failing(fault, 'TransactWriteItems');
  await expect(transact(putting('a'), putting('b'))).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: code }, { Code: 'None' }],
  });
  expect(await get('a')).toBeUndefined();
});

test('a call that is reset has not reached the store', async () => {
  const { put, get } = await failing('reset', 'PutItem');
  await expect(put('a')).rejects.toThrow();
  expect(await get('a')).toBeUndefined();
});

test('a call whose answer is lost was done', async () => {
  const { put, get } = await failing('lost', 'PutItem');
  await expect(put('a')).rejects.toThrow();
  expect(await get('a')).toBeDefined();
});

test('a call that hangs is never answered, and never done', async () => {
  const { put, get } = await failing('hanging', 'PutItem');
  await expect(put('a')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(await get('a')).toBeUndefined();
});

test('a batch that is unprocessed leaves its last half', async () => {
  const { putAll, query } = await failing('unprocessed', 'BatchWriteItem');
  const { UnprocessedItems = {} } = await putAll(['a', 'b', 'c']);
  expect(Object.values(UnprocessedItems).flat()).toMatchObject([
    { PutRequest: { Item: { sk: 'b' } } },
    { PutRequest: { Item: { sk: 'c' } } },
  ]);
  expect((await query()).Count).toBe(1);
});

test('a batch of one row that is unprocessed leaves it', async () => {
  const { getAll } = await failing('unprocessed', 'BatchGetItem');
  expect(await getAll(['a'])).toMatchObject({ rows: [], left: [{ sk: 'a' }] });
});

test('a call takes as much longer as was said', async () => {
  const { put } = await openTable({ latency: [50, 60] });
  const start = performance.now();
  await put('a');
  expect(performance.now() - start).toBeGreaterThanOrEqual(50);
});

test('what came while the store stood still is done when it goes on, though nobody waits', async () => {
  const { store, put, get } = await openTable({});
  store.halt();
  await expect(put('a')).rejects.toMatchObject({ name: 'TimeoutError' });
  store.goOn();
  await expect.poll(() => get('a')).toBeDefined();
});
