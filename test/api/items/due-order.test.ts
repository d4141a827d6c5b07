import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';

let account: TestAccount;

/** Six items: 2 and 5 are out until later than 4, and 5 is broken. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await newItems(api, 6);
  await checkOut(api, [2, 5], 90);
  await checkOut(api, [4], 30);
  await api.post('/v1/items/5/condition', { condition: 'inoperative' });
  await api.post('/v1/items/6/condition', { condition: 'discarded' });
});

test.each([
  ['order=due_time', [4, 2, 5, 1, 3, 6]],
  ['order=-due_time', [6, 3, 1, 5, 2, 4]],
  ['order=due_time&display=active', [4, 2, 5, 1, 3]],
  ['order=-due_time&display=operative', [3, 1, 2, 4]],
  ['order=due_time&display=checked_out', [4, 2, 5]],
  ['order=due_time&display=available', [1, 3]],
  ['order=due_time&display=overdue', []],
  ['order=due_time&q=item', [4, 2, 5, 1, 3, 6]],
  ['order=-due_time&id=2,3', [3, 2]],
  ['display=active', [1, 2, 3, 4, 5]],
  ['display=checked_out', [2, 4, 5]],
  ['display=checked_out&order=-id', [5, 4, 2]],
])('?%s, on one page and page by page', async (query, expected) => {
  const { body } = await account.api.get(`/v1/items?${query}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
  const byCursor: number[] = [];
  const byOffset: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await account.api.get(
      `/v1/items?${query}&limit=2${cursor && `&cursor=${cursor}`}`,
    );
    byCursor.push(...page.body.data.map(({ id }: { id: number }) => id));
    cursor = page.body.meta.pagination.next_cursor;
  }
  for (let offset = 0; offset < expected.length; offset += 2) {
    const page = await account.api.get(`/v1/items?${query}&limit=2&offset=${offset}`);
    byOffset.push(...page.body.data.map(({ id }: { id: number }) => id));
  }
  expect([byCursor, byOffset]).toEqual([expected, expected]);
});
