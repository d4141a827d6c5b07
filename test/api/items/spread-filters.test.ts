import { beforeAll, expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { manyItems } from '../../support/many-items.ts';

/** The number of ids in one range, whose bits are in rows of their own. */
const idsPerRange = 7_680;
/** Together more items than one batch read of records can have. */
const ranges = 10;
const inEach = 12;

let account: TestAccount;
let ids: number[];
/** One item of each range. Every second one is discarded, and some others are inoperative. */
let rare: number[];

beforeAll(async () => {
  account = await newAccount();
  const { api, accountId } = account;
  ids = [];
  for (let range = 0; range < ranges; range += 1) {
    const key = rowKey.sequence(accountId, 'item');
    await updateRow({ kind: 'update', key, set: { last: range * idsPerRange } });
    ids.push(...(await manyItems(accountId, inEach, () => ({ type: 'Lamp' }))));
  }
  rare = ids.filter((_id, index) => index % inEach === 5);
  await api.patch('/v1/items', { iid: rare, add_tags: ['rare'] });
  for (const [index, id] of rare.entries()) {
    const condition = conditionOf(index);
    if (condition !== 'operative') await api.post(`/v1/items/${id}/condition`, { condition });
  }
});

function conditionOf(index: number) {
  if (index % 2 === 0) return 'discarded';
  return index % 5 === 0 ? 'inoperative' : 'operative';
}

async function listItems(query: string): Promise<{ found: number[]; total: number }> {
  const { body } = await account.api.get(`/v1/items?limit=200&${query}`);
  const found = body.data.map(({ id }: { id: number }) => id);
  return { found, total: body.meta.pagination.total };
}

test.each([
  ['active', ['operative', 'inoperative']],
  ['operative', ['operative']],
  ['inoperative', ['inoperative']],
  ['discarded', ['discarded']],
])('a condition of few among many ids combines with other filters: %s', async (display, states) => {
  const few = rare.filter((_id, index) => states.includes(conditionOf(index)));
  expect(await listItems(`tag=rare&display=${display}`)).toEqual({ found: few, total: few.length });
  const rareIds = new Set(rare);
  const isExpected = (id: number) =>
    rareIds.has(id) ? few.includes(id) : states.includes('operative');
  const many = ids.filter(isExpected);
  const expected = { found: many, total: many.length };
  expect(await listItems(`type=lamp&display=${display}`)).toEqual(expected);
  expect(await listItems(`display=${display}`)).toEqual(expected);
});
