import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { checkOutLate } from '../../support/overdue.ts';

const path = '/v1/items/1';

interface Reference {
  resource: string;
  id: number;
}

async function arrange() {
  const account = await newAccount();
  await newItems(account.api, 1);
  return account;
}

type Step = (api: Client) => Promise<unknown>;

const uses: [string, string, Step, Step][] = [
  [
    'out',
    'checkout',
    (api) => checkOut(api, [1]),
    (api) => api.post('/v1/checkouts/1/checkin', {}),
  ],
  [
    'in a future reservation',
    'reservation',
    (api) => reserve(api, [1], 10, 20),
    (api) => api.delete('/v1/reservations/1'),
  ],
  [
    'in an ongoing reservation',
    'reservation',
    (api) => reserve(api, [1], -10, 20),
    (api) => api.post('/v1/reservations/1/complete', {}),
  ],
  [
    'on an open issue',
    'issue',
    (api) => openIssue(api, [1]),
    (api) => api.post('/v1/issues/1/status', { status: 'closed' }),
  ],
];

test.each(uses)(
  'an item that is %s cannot be deleted, and the error names the %s',
  async (_title, resource, use) => {
    const { api } = await arrange();
    await use(api);
    const { status, body } = await api.delete(path);
    expect(status).toBe(400);
    const name = resource.replace(/^./, (letter) => letter.toUpperCase());
    expect(body.error.code).toBe('item_in_use');
    expect(body.error.fields).toEqual({
      id: [{ code: 'item_in_use', message: expect.any(String), resource, id: 1, name, count: 1 }],
    });
    expect((await api.get(path)).status).toBe(200);
  },
);

test.each(uses)(
  'an item that is no longer %s can be deleted',
  async (_title, _resource, use, release) => {
    const { api } = await arrange();
    await use(api);
    await release(api);
    expect((await api.delete(path)).status).toBe(204);
  },
);

test('an error lists at most twenty records that use the item, and counts all of them', async () => {
  const { api } = await arrange();
  await checkOut(api, [1], 10);
  await openIssue(api, [1]);
  await openIssue(api, [1], { name: 'Closed since' });
  await api.post('/v1/issues/2/status', { status: 'closed' });
  for (let number = 1; number <= 20; number += 1)
    await reserve(api, [1], number * 60, number * 60 + 9);
  const { body } = await api.delete(path);
  const [first, ...others] = body.error.fields.id;
  expect(first).toMatchObject({ resource: 'checkout', id: 1, count: 22 });
  expect(others.map(({ resource, id }: Reference) => `${resource} ${id}`)).toEqual([
    'issue 1',
    ...Array.from({ length: 18 }, (_, index) => `reservation ${index + 1}`),
  ]);
  const discarded = await api.post(`${path}/condition`, { condition: 'discarded' });
  expect(discarded.body.error.fields.condition).toHaveLength(20);
  expect(discarded.body.error.fields.condition[0].count).toBe(21);
});

test('an issue from which the item was removed does not block its deletion', async () => {
  const { api } = await arrange();
  const [other = 0] = await newItems(api, 1);
  await openIssue(api, [1, other]);
  await api.patch('/v1/issues/1', { iid: [other] });
  await openIssue(api, [1], { name: 'Open' });
  const { body } = await api.delete(path);
  expect(body.error.fields.id).toEqual([
    expect.objectContaining({ resource: 'issue', id: 2, name: 'Open', count: 1 }),
  ]);
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

test('a deleted item is in no list', async () => {
  const { api } = await arrange();
  await api.delete(path);
  for (const query of ['', 'order=name', 'q=item', 'display=available', 'display=active']) {
    const { body } = await api.get(`/v1/items?${query}`);
    expect([body.data, body.meta.pagination.total]).toEqual([[], 0]);
  }
});

test('a lookup does not find a deleted item', async () => {
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

test('ids are never reused', async () => {
  const { api } = await arrange();
  await api.delete(path);
  expect(await newItems(api, 1)).toEqual([2]);
});

test('a deleted item cannot be used in a checkout or an issue', async () => {
  const { api } = await arrange();
  await api.delete(path);
  for (const answer of [await checkOut(api, [1]), await openIssue(api, [1])]) {
    expect(answer.status).toBe(422);
    expect(answer.body.error.fields.iid).toEqual([
      expect.objectContaining({ code: 'not_found', item_id: 1 }),
    ]);
  }
});

test('a deletion has a version of its own in the history', async () => {
  const { api } = await arrange();
  await api.patch(path, { name: 'Lamp' });
  await api.delete(path);
  const { body } = await api.get(`${path}/history`);
  const versions = body.data.map(({ action, version }: { action: string; version: number }) => [
    action,
    version,
  ]);
  expect(versions).toEqual([
    ['delete', 3],
    ['update', 2],
    ['create', 1],
  ]);
});

test('the error for discarding an overdue item says that it is overdue', async () => {
  const account = await arrange();
  await checkOutLate(account, [1]);
  const { status, body } = await account.api.post(`${path}/condition`, { condition: 'discarded' });
  expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
  expect(body.error.fields.condition).toEqual([
    expect.objectContaining({
      code: 'item_checked_out',
      resource: 'checkout',
      id: 1,
      overdue: true,
      next_available_at: null,
    }),
  ]);
  expect(body.error.fields.condition[0]).toHaveProperty('due_time');
});
