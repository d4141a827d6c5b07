import { beforeAll, expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { manyItems } from '../../support/many-items.ts';

/** Ids are counted by ranges of 7,680, and one row has the totals of 32 ranges. */
const firsts = [0, 7_675, 7_680 * 32 - 3];
let account: TestAccount;
let ids: number[];

beforeAll(async () => {
  account = await newAccount();
  ids = [];
  for (const last of firsts) {
    const key = rowKey.sequence(account.accountId, 'item');
    await updateRow({ kind: 'update', key, set: { last } });
    ids.push(...(await manyItems(account.accountId, 10)));
  }
  const [gone = 0] = ids.splice(14, 1);
  await account.api.delete(`/v1/items/${gone}`);
});

const listPage = async (query: string) => {
  const { body } = await account.api.get(`/v1/items?limit=4&${query}`);
  const found: number[] = body.data.map(({ id }: { id: number }) => id);
  return { found, total: body.meta.pagination.total };
};

test.each([0, 1, 9, 10, 13, 14, 18, 19, 24, 28, 29, 40])(
  'a page at offset %i continues over ranges of ids',
  async (offset) => {
    const up = { found: ids.slice(offset, offset + 4), total: 29 };
    expect(await listPage(`offset=${offset}`)).toEqual(up);
    const down = { found: ids.toReversed().slice(offset, offset + 4), total: 29 };
    expect(await listPage(`offset=${offset}&order=-id`)).toEqual(down);
  },
);

test('updated_since counts changed items, and with include_deleted also deleted ones', async () => {
  const since = 'updated_since=2020-01-01T00:00:00Z';
  expect((await listPage(since)).total).toBe(29);
  expect((await listPage(`${since}&include_deleted=true`)).total).toBe(30);
  expect((await listPage('updated_since=2999-01-01T00:00:00Z')).total).toBe(0);
});

test('deleted items are counted in the total', async () => {
  const { body } = await account.api.get('/v1/items?deleted=true');
  expect([body.meta.pagination.total, body.data.length]).toEqual([1, 1]);
});
