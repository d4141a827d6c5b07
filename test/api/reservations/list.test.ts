import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';

let account: TestAccount;
let ids: number[];

/** Four reservations: upcoming, ongoing, completed, and upcoming of a contact and a user. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  const [first = 0, second = 0] = await newItems(api, 2);
  const { body: contact } = await api.post('/v1/contacts', { name: 'ACME' });
  const reservations = [
    await reserve(api, [first], 300, 400),
    await reserve(api, [first], -60, 60),
    await reserve(api, [second], 10, 20),
    await reserve(api, [second], 100, 500, {
      contact_id: contact.data.id,
      user_id: account.ownerId,
    }),
  ];
  ids = reservations.map(({ body }) => body.data.id);
  await api.post(`/v1/reservations/${ids[2]}/complete`, {});
});

async function listed(query: string): Promise<number[]> {
  const { body } = await account.api.get(`/v1/reservations?${query}`);
  expect(body.meta.pagination.total).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => ids.indexOf(id));
}

test.each([
  ['', [0, 1, 2, 3]],
  ['classification=all', [0, 1, 2, 3]],
  ['classification=open', [0, 1, 3]],
  ['classification=completed', [2]],
  ['classification=upcoming', [0, 3]],
  ['classification=ongoing', [1]],
  ['classification=overdue', []],
  ['sort=start_time', [1, 2, 3, 0]],
  ['sort=end_time&direction=desc', [3, 0, 1, 2]],
  ['direction=desc', [3, 2, 1, 0]],
  ['sort=created_at', [0, 1, 2, 3]],
  ['item_id=1', [0, 1]],
  ['item_id=2&classification=open', [3]],
  ['contact_id=1', [3]],
  ['user_id=1&sort=start_time', [3]],
  ['item_id=99', []],
])('?%s', async (query, expected) => {
  expect(await listed(query)).toEqual(expected);
});

test.each(['sort=name', 'direction=up', 'classification=late', 'item_id=x'])(
  'refuses ?%s',
  async (query) => {
    const { status, body } = await account.api.get(`/v1/reservations?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([query.split('=')[0]]);
  },
);

test('pages behind a cursor in an order and a selection', async () => {
  const seen: number[] = [];
  let cursor = '';
  do {
    const query = `sort=start_time&classification=open&limit=1${cursor && `&cursor=${cursor}`}`;
    const { body } = await account.api.get(`/v1/reservations?${query}`);
    expect(body.meta.pagination).toMatchObject({ total: 3, offset: seen.length });
    seen.push(...body.data.map(({ id }: { id: number }) => ids.indexOf(id)));
    cursor = body.meta.pagination.next_cursor;
  } while (cursor);
  expect(seen).toEqual([1, 3, 0]);
});
