import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
  const { api, ownerId } = account;
  const [a = 0, b = 0, c = 0] = await newItems(api, 3);
  await api.post('/v1/contacts', { name: 'ACME' });
  await api.post('/v1/locations', { name: 'Stage' });
  await checkOut(api, [a], 300, { name: 'Opera, night', location_id: 1 });
  await checkOut(api, [b], 60, { contact_id: 1 });
  await checkOut(api, [c], 100, { user_id: ownerId, contact_id: 1 });
  await api.post('/v1/checkouts/3/checkin', {});
});

test.each([
  ['', [1, 2, 3]],
  ['status=open', [1, 2]],
  ['status=closed', [3]],
  ['status=overdue', []],
  ['sort=due_time', [2, 3, 1]],
  ['sort=due_time&direction=desc', [1, 3, 2]],
  ['sort=created_at&direction=desc', [3, 2, 1]],
  ['item_id=2', [2]],
  ['contact_id=1', [2, 3]],
  ['contact_id=1&status=open', [2]],
  ['user_id=1', [3]],
  ['user_id=77', []],
  ['q=oper', [1]],
  ['q=checkout&status=open', [2]],
  ['location_id=1', [1]],
  ['location_id=1&status=closed', []],
  ['location_id=2', []],
  ['location_id=2,1', [1]],
  ['item_id=1,3', [1, 3]],
  ['item_id=1,3&status=open', [1]],
  ['contact_id=1,2&sort=due_time', [2, 3]],
])('?%s', async (query, expected) => {
  const { body } = await account.api.get(`/v1/checkouts?${query}`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('a contact shows its open checkouts, and cannot be deleted while it has some', async () => {
  const { api } = account;
  expect((await api.get('/v1/contacts/1')).body.data.open_checkouts_count).toBe(1);
  const refused = await api.delete('/v1/contacts/1');
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({
    code: 'contact_in_use',
    fields: { id: [{ code: 'contact_in_use', resource: 'checkout', id: 2, count: 1 }] },
  });
});

test('an item that is out cannot be deleted or discarded', async () => {
  const { api } = account;
  expect((await api.delete('/v1/items/1')).body.error.code).toBe('item_in_use');
  const { body } = await api.post('/v1/items/1/condition', { condition: 'discarded' });
  expect(body.error.code).toBe('item_checked_out');
  expect(body.error.fields.condition).toEqual([
    expect.objectContaining({ resource: 'checkout', id: 1, name: 'Opera, night' }),
  ]);
});
