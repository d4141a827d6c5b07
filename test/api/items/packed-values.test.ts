import { beforeAll, describe, expect, test } from 'vitest';
import { packValues } from '#shared/background/pack-values.ts';
import { packTerm } from '#shared/records/pack-terms.ts';
import { equalityTerm } from '#shared/resources/equality-terms.ts';
import { packedRange } from '#shared/table/packed-rows.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { termPartition } from '#shared/table/term-partition.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';
import { randomNumbers } from '../../support/store/random.ts';

const term = equalityTerm('type', 'lamp');

/** Packs the rows of a term, however few they are. */
function pack({ accountId: account }: TestAccount, packedTerm = term): Promise<void> {
  return packTerm({ account, resource: 'item', term: packedTerm }, 1);
}

async function idsOf({ api }: TestAccount, query = 'type=lamp'): Promise<number[]> {
  const { body } = await api.get(`/v1/items?${query}&limit=200&fields=id`);
  const ids: number[] = body.data.map(({ id }: { id: number }) => id);
  expect(body.meta.pagination.total).toBe(ids.length);
  return ids;
}

async function keysOf({ accountId }: TestAccount): Promise<string[]> {
  const pk = partition.terms(accountId, 'item', termPartition(term));
  const rows = await queryRows({ pk, range: { beginsWith: `${term}#` }, consistent: true });
  return rows.map(({ sk }) => sk);
}

test('packed ids replace their rows, and are found as before', async () => {
  const account = await newAccount();
  const ids = await manyItems(account.accountId, 110, () => ({ type: 'Lamp' }));
  await newItems(account.api, 3, { type: 'lamp#2' });
  await pack(account);
  expect(await keysOf(account)).toEqual([`${term}#${packedRange(1)}`]);
  expect(await idsOf(account)).toEqual(ids);
  expect(await idsOf(account, 'type=lamp&display=active&order=-id')).toEqual(ids.toReversed());
  expect(await idsOf(account, 'type=lamp%232')).toHaveLength(3);
});

test('packed ids of a value are not found by a value that is its prefix', async () => {
  const account = await newAccount();
  // Both are in one partition, and after the four digits the range is as long as an id.
  const numbers = Array.from({ length: 9000 }, (_, index) => `lamp#${index + 1000}`);
  const other = numbers.find(
    (one) => termPartition(equalityTerm('type', one)) === termPartition(term),
  );
  const first = await manyItems(account.accountId, 40, () => ({ type: 'lamp' }));
  await pack(account);
  const others = await manyItems(account.accountId, 75, () => ({ type: 'lamp' }));
  await newItems(account.api, 1, { type: other });
  await pack(account, equalityTerm('type', other ?? ''));
  expect(await idsOf(account, 'type=lamp&order=id')).toEqual([...first, ...others]);
});

test('few rows are not packed', async () => {
  const account = await newAccount();
  await newItems(account.api, 3, { type: 'lamp' });
  await packTerm({ account: account.accountId, resource: 'item', term });
  expect(await keysOf(account)).toHaveLength(3);
});

describe('for an item whose id is packed', () => {
  let account: TestAccount;
  let ids: number[];

  beforeAll(async () => {
    account = await newAccount();
    ids = await newItems(account.api, 12, { type: 'lamp' });
    await pack(account);
  });

  const [changed, together, deleted, restored, unset] = [0, 1, 2, 3, 4];
  const idAt = (index: number) => ids[index] ?? 0;

  test.each([true, false])('a change is found at once, if packed again: %s', async (isPacked) => {
    const { api } = account;
    await api.patch(`/v1/items/${idAt(changed)}`, { type: 'stand' });
    await api.patch('/v1/items', { iid: [idAt(together)], set: { type: 'stand' } });
    await api.patch(`/v1/items/${idAt(unset)}`, { type: null });
    if (isPacked) await pack(account);
    const others = ids.filter((id) => ![changed, together, unset].map(idAt).includes(id));
    expect(await idsOf(account)).toEqual(others);
    expect(await idsOf(account, 'type=stand')).toEqual([idAt(changed), idAt(together)]);
    for (const index of [changed, together, unset]) {
      await api.patch(`/v1/items/${idAt(index)}`, { type: 'lamp' });
    }
    if (isPacked) await pack(account);
    expect(await idsOf(account)).toEqual(ids);
  });

  test('deleting and restoring are effective at once', async () => {
    const { api } = account;
    for (const index of [deleted, restored]) await api.delete(`/v1/items/${idAt(index)}`);
    expect(await idsOf(account)).toEqual(
      ids.filter((id) => id !== idAt(deleted) && id !== idAt(restored)),
    );
    await api.post(`/v1/items/${idAt(restored)}/restore`);
    expect(await idsOf(account)).toEqual(ids.filter((id) => id !== idAt(deleted)));
    await api.patch(`/v1/items/${idAt(restored)}`, { type: 'stand' });
    await pack(account);
    expect(await idsOf(account)).not.toContain(idAt(restored));
  });
});

test('a row that another write changes meanwhile is not packed', async () => {
  const account = await newAccount();
  const ids = await newItems(account.api, 2, { type: 'lamp' });
  const [first = 0, second = 0] = ids;
  await Promise.all([
    ...[1, 2, 3].map(() => pack(account)),
    account.api.patch(`/v1/items/${first}`, { type: 'stand' }),
  ]);
  await pack(account);
  expect(await idsOf(account)).toEqual([second]);
});

test('with any concurrent writes during packing, each item is found by its type', async () => {
  const account = await newAccount();
  const { api } = account;
  const random = randomNumbers(1);
  const types = ['lamp', 'stand', 'cable'];
  const ids = await newItems(api, 10, { type: 'lamp' });
  const rounds = Array.from({ length: 15 }, (_, round) => round);
  const typeOf = () => types[Math.floor(random() * types.length)] ?? null;
  for (const _ of rounds) {
    await Promise.all([
      ...types.map((type) => pack(account, equalityTerm('type', type))),
      ...ids
        .filter(() => random() < 0.3)
        .map((id) => api.patch(`/v1/items/${id}`, { type: typeOf() })),
    ]);
    const { body } = await api.get('/v1/items');
    for (const type of types) {
      const own = body.data.filter((one: { type: string }) => one.type === type);
      expect(await idsOf(account, `type=${type}`)).toEqual(own.map(({ id }: { id: number }) => id));
    }
  }
});

test('one of 64 writes packs the rows of its values', async () => {
  const account = await newAccount();
  const count = 220;
  const [last = 0] = (await newItems(account.api, count, { type: 'lamp' })).slice(-1);
  for (let id = last - 63; id <= last; id += 1) {
    const key = rowKey.record(account.accountId, 'item', id);
    const after = await findRow(key, { consistent: true });
    await packValues({ before: undefined, after }, Date.now())?.();
  }
  expect((await keysOf(account)).length).toBeLessThan(count / 2);
  const { body } = await account.api.get('/v1/items?type=lamp');
  expect(body.meta.pagination.total).toBe(count);
});
