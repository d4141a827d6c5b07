import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';

const path = '/v1/items/1';

async function arrange() {
  const account = await newAccount();
  await newItems(account.api, 1);
  return account;
}

const uses: [string, (api: Client) => Promise<unknown>, (api: Client) => Promise<unknown>][] = [
  ['out', (api) => checkOut(api, [1]), (api) => api.post('/v1/checkouts/1/checkin', {})],
  [
    'in a future reservation',
    (api) => reserve(api, [1], 10, 20),
    (api) => api.delete('/v1/reservations/1'),
  ],
  [
    'in a reservation that runs',
    (api) => reserve(api, [1], -10, 20),
    (api) => api.post('/v1/reservations/1/complete', {}),
  ],
  [
    'on an open issue',
    (api) => openIssue(api, [1]),
    (api) => api.post('/v1/issues/1/status', { status: 'closed' }),
  ],
];

test.each(uses)('an item that is %s is not deleted', async (_title, use) => {
  const { api } = await arrange();
  await use(api);
  const { status, body } = await api.delete(path);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'item_in_use', fields: {} });
  expect((await api.get(path)).status).toBe(200);
});

test.each(uses)('an item that is no longer %s can be deleted', async (_title, use, release) => {
  const { api } = await arrange();
  await use(api);
  await release(api);
  expect((await api.delete(path)).status).toBe(204);
});

test('a deleted item is not found by any operation', async () => {
  const { api } = await arrange();
  await api.delete(path);
  const answers = [
    await api.patch(path, { name: 'X' }),
    await api.post(`${path}/condition`, { condition: 'operative' }),
    await api.post(`${path}/location`, { location_id: null }),
    await api.post(`${path}/inventory`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a deleted item leaves every list', async () => {
  const { api } = await arrange();
  await api.delete(path);
  for (const query of ['', 'order=name', 'q=item', 'display=available', 'display=active']) {
    const { body } = await api.get(`/v1/items?${query}`);
    expect([body.data, body.meta.pagination.total]).toEqual([[], 0]);
  }
});

test('a deleted item is found by no label', async () => {
  const { api } = await newAccount();
  await newItems(api, 1, { unique_id: 'A', qr: ['L'] });
  await api.delete(path);
  const found = [
    await api.get('/v1/items/lookup?qr=L'),
    await api.get('/v1/items/lookup?qr=A'),
    await api.get('/v1/items/lookup?q=item'),
  ];
  expect(found.map(({ body }) => body.data)).toEqual([[], [], []]);
});

test('ids are not given again', async () => {
  const { api } = await arrange();
  await api.delete(path);
  expect(await newItems(api, 1)).toEqual([2]);
});

test('a deleted item can be neither booked nor named anew', async () => {
  const { api } = await arrange();
  await api.delete(path);
  for (const answer of [await checkOut(api, [1]), await openIssue(api, [1])]) {
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields.iid).toEqual([
      expect.objectContaining({ code: 'not_found', item_id: 1 }),
    ]);
  }
});
