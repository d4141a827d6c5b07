import { beforeAll, expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

/** Ids whose bits stand in eight rows of their own. */
const ofRange = 7_680;
/** With more items in all than one read of records has. */
const ranges = 10;
const inEach = 12;

let account: TestAccount;
let ids: number[];
/** Of each range one, of which every other one is discarded, and one in five is broken. */
let rare: number[];

beforeAll(async () => {
  account = await newAccount();
  const { api, accountId } = account;
  ids = [];
  for (let range = 0; range < ranges; range += 1) {
    const key = rowKey.sequence(accountId, 'item');
    await updateRow({ kind: 'update', key, set: { last: range * ofRange } });
    ids.push(...(await newItems(api, inEach, { type: 'Lamp' })));
  }
  rare = ids.filter((_id, place) => place % inEach === 5);
  await api.patch('/v1/items', { iid: rare, add_tags: ['rare'] });
  for (const [place, id] of rare.entries()) {
    const condition = conditionOf(place);
    if (condition !== 'operative') await api.post(`/v1/items/${id}/condition`, { condition });
  }
});

function conditionOf(place: number) {
  if (place % 2 === 0) return 'discarded';
  return place % 5 === 0 ? 'inoperative' : 'operative';
}

async function listed(query: string): Promise<{ found: number[]; total: number }> {
  const { body } = await account.api.get(`/v1/items?limit=200&${query}`);
  const found = body.data.map(({ id }: { id: number }) => id);
  return { found, total: body.meta.pagination.total };
}

test.each([
  ['active', ['operative', 'inoperative']],
  ['operative', ['operative']],
  ['inoperative', ['inoperative']],
  ['discarded', ['discarded']],
])('a state that few of many ids are in goes with other filters: %s', async (display, states) => {
  const few = rare.filter((_id, place) => states.includes(conditionOf(place)));
  expect(await listed(`tag=rare&display=${display}`)).toEqual({ found: few, total: few.length });
  const isRare = new Set(rare);
  const isMeant = (id: number) =>
    isRare.has(id) ? few.includes(id) : states.includes('operative');
  const many = ids.filter(isMeant);
  const expected = { found: many, total: many.length };
  expect(await listed(`type=lamp&display=${display}`)).toEqual(expected);
  expect(await listed(`display=${display}`)).toEqual(expected);
});
