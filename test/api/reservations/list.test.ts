import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';

let account: TestAccount;
let ids: number[];

/** Five reservations: upcoming, ongoing, completed, upcoming of a contact and a user, and cancelled. */
beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  const [first = 0, second = 0] = await newItems(api, 2);
  await api.post('/v1/locations', { name: 'Stage' });
  const { body: contact } = await api.post('/v1/contacts', { name: 'ACME' });
  const reservations = [
    await reserve(api, [first], 300, 400, { name: 'Opera', description: 'Two nights' }),
    await reserve(api, [first], -60, 60),
    await reserve(api, [second], 10, 20),
    await reserve(api, [second], 100, 500, {
      contact_id: contact.data.id,
      user_id: account.ownerId,
      location_id: 1,
    }),
    await reserve(api, [second], 600, 700, { location_id: 1 }),
  ];
  ids = reservations.map(({ body }) => body.data.id);
  await api.post(`/v1/reservations/${ids[2]}/complete`, {});
  await api.post(`/v1/reservations/${ids[4]}/complete`, { complete_as: 'cancelled' });
});

async function listIndexes(query: string): Promise<number[]> {
  const { body } = await account.api.get(`/v1/reservations?${query}`);
  expect(body.meta.pagination.total).toBe(body.data.length);
  return body.data.map(({ id }: { id: number }) => ids.indexOf(id));
}

test.each([
  ['', [0, 1, 2, 3, 4]],
  ['classification=all', [0, 1, 2, 3, 4]],
  ['classification=open', [0, 1, 3]],
  ['classification=completed', [2, 4]],
  ['classification=cancelled', [4]],
  ['classification=cancelled&status=open', []],
  ['status=open', [0, 1, 3]],
  ['status=completed', [2, 4]],
  ['status=open&classification=upcoming', [0, 3]],
  ['q=opera', [0]],
  ['q=night', [0]],
  ['q=reserv&status=completed', [2, 4]],
  ['location_id=1', [3, 4]],
  ['location_id=1&status=open', [3]],
  ['classification=upcoming', [0, 3]],
  ['classification=ongoing', [1]],
  ['classification=overdue', []],
  ['sort=start_time', [1, 2, 3, 0, 4]],
  ['sort=end_time&direction=desc', [4, 3, 0, 1, 2]],
  ['direction=desc', [4, 3, 2, 1, 0]],
  ['sort=created_at', [0, 1, 2, 3, 4]],
  ['item_id=1', [0, 1]],
  ['item_id=2&classification=open', [3]],
  ['contact_id=1', [3]],
  ['user_id=1&sort=start_time', [3]],
  ['item_id=99', []],
])('?%s', async (query, expected) => {
  expect(await listIndexes(query)).toEqual(expected);
});

test.each(['sort=name', 'direction=up', 'classification=late', 'status=late', 'item_id=x'])(
  'refuses ?%s',
  async (query) => {
    const { status, body } = await account.api.get(`/v1/reservations?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([query.split('=')[0]]);
  },
);

test('a sorted and filtered list has pages with cursors', async () => {
  const indexes: number[] = [];
  let cursor = '';
  do {
    const query = `sort=start_time&classification=open&limit=1${cursor && `&cursor=${cursor}`}`;
    const { body } = await account.api.get(`/v1/reservations?${query}`);
    expect(body.meta.pagination).toMatchObject({ total: 3, offset: indexes.length });
    indexes.push(...body.data.map(({ id }: { id: number }) => ids.indexOf(id)));
    cursor = body.meta.pagination.next_cursor;
  } while (cursor);
  expect(indexes).toEqual([1, 3, 0]);
});
