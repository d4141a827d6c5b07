import { expect, test } from 'vitest';
import { bucketOf } from '../../support/store/bucket.ts';
import { partitionRates } from '../../support/store/rates.ts';
import { anIndex, openTable } from '../../support/store/raw-table.ts';

// These hold for times of the clock, which a machine that is busy with others does not keep.
const patience = { retry: 5 };

const rates = { read: 10, write: 10 };
const throttled = { name: 'ProvisionedThroughputExceededException' };
const names = Array.from({ length: 24 }, (_, index) => `${index}`);

test('a partition key gives a thousand writes and three thousand reads a second', () => {
  expect(partitionRates).toEqual({ read: 3000, write: 1000 });
});

test('a bucket gives what a second has, and then what comes back', () => {
  const bucket = bucketOf(1000);
  bucket.take(1000, 0);
  expect([bucket.isEmpty(0), bucket.isEmpty(1)]).toEqual([true, false]);
});

test('a bucket does not fill beyond a second', () => {
  const bucket = bucketOf(1000);
  bucket.take(1000, 60_000);
  expect(bucket.isEmpty(60_000)).toBe(true);
});

test('what was taken beyond a second has to come back first', () => {
  const bucket = bucketOf(1000);
  bucket.take(3000, 0);
  expect([bucket.isEmpty(1999), bucket.isEmpty(2001)]).toEqual([true, false]);
});

test('writes beyond the rate of their partition are refused', patience, async () => {
  const { putAll, put } = await openTable({ rates });
  await putAll(names);
  await expect(put('more')).rejects.toMatchObject(throttled);
});

test('another partition has a rate of its own', patience, async () => {
  const full = await openTable({ rates });
  await full.putAll(names);
  const other = full.beside();
  await other.put('a');
  expect(await other.get('a')).toBeDefined();
});

test('reads have a rate of their own, by what they weigh', patience, async () => {
  const { put, get } = await openTable({ rates: { read: 10, write: 1000 } });
  await put('large', { text: 'x'.repeat(200_000) });
  await get('large');
  await expect(get('large')).rejects.toMatchObject(throttled);
  await put('small');
});

test('a query takes from its partition', patience, async () => {
  const { put, query } = await openTable({ rates: { read: 10, write: 1000 } });
  await put('large', { text: 'x'.repeat(200_000) });
  await query();
  await expect(query()).rejects.toMatchObject(throttled);
});

test('what is refused passes later', patience, async () => {
  const { putAll, put } = await openTable({ rates });
  await putAll(names);
  const again = () =>
    put('more').then(
      () => 'done',
      ({ name }) => name,
    );
  await expect.poll(again).toBe('done');
});

test(
  'an index that has nothing left refuses the writes that touch it, and no others',
  patience,
  async () => {
    const { putAll, set } = await openTable({ rates: { read: 1000, write: 80 } });
    const { attribute } = await anIndex();
    // A change of an index's key writes there twice: out of the old place, and into the new one.
    for (const text of ['1', '2', '3']) await putAll(names, { [attribute]: text });
    await expect(set('0', attribute, '5')).rejects.toMatchObject(throttled);
    await set('0', 'other', '5');
  },
);

test(
  'a transaction is cancelled at the rows of the partition that has nothing left',
  patience,
  async () => {
    const full = await openTable({ rates });
    await full.putAll(names);
    const other = full.beside();
    await expect(full.transact(other.putting('a'), full.putting('b'))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }],
    });
    expect(await other.get('a')).toBeUndefined();
  },
);

test('a batch leaves the rows of the partition that has nothing left', patience, async () => {
  const full = await openTable({ rates });
  await full.putAll(names);
  const other = full.beside();
  const { UnprocessedItems = {} } = await full.batch(other.itemOf('a'), full.itemOf('b'));
  expect(Object.values(UnprocessedItems).flat()).toMatchObject([
    { PutRequest: { Item: { pk: full.pk, sk: 'b' } } },
  ]);
});

test('the caller is not told of the capacity that it did not ask for', patience, async () => {
  const { put } = await openTable({ rates });
  expect(await put('a')).not.toHaveProperty('ConsumedCapacity');
});
