import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';

const path = '/v1/locations/1';

async function arrange(fields: object = {}) {
  const account = await newAccount();
  await account.api.post('/v1/locations', { name: 'Room', ...fields });
  return account;
}

test('a deleted location is not found', async () => {
  const { api } = await arrange();
  expect((await api.delete(path)).status).toBe(204);
  const gone = [await api.get(path), await api.patch(path, {}), await api.delete(path)];
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('the name and the labels of a deleted location can be used again', async () => {
  const { api } = await arrange({ qr: ['L'] });
  await api.delete(path);
  expect((await api.post('/v1/locations', { name: 'room', qr: ['L'] })).status).toBe(201);
});

test('a new item cannot be in a deleted location', async () => {
  const { api } = await arrange();
  await api.delete(path);
  const { body } = await api.post('/v1/items', { name: 'Item', location_id: 1 });
  expect(body.error.fields.location_id).toEqual([expect.objectContaining({ code: 'not_found' })]);
});

test('ids are never reused', async () => {
  const { api } = await arrange();
  await api.delete(path);
  expect((await api.post('/v1/locations', { name: 'Next' })).body.data.id).toBe(2);
});

type Step = (api: Client) => Promise<unknown>;

const uses: [string, object, Step, Step][] = [
  [
    'an item that is there',
    { resource: 'item', id: 1, name: 'Item 1' },
    (api) => newItems(api, 1, { location_id: 1 }),
    (api) => api.patch('/v1/items/1', { location_id: null }),
  ],
  [
    'an item whose home it is',
    { resource: 'item', id: 1, name: 'Item 1' },
    (api) => newItems(api, 1, { home_location_id: 1 }),
    (api) => api.patch('/v1/items/1', { home_location_id: null }),
  ],
  [
    'a location below',
    { resource: 'location', id: 2, name: 'Below' },
    (api) => api.post('/v1/locations', { name: 'Below', parent_id: 1 }),
    (api) => api.delete('/v1/locations/2'),
  ],
  [
    'an open reservation',
    { resource: 'reservation', id: 1, name: 'Reservation' },
    async (api) => reserve(api, await newItems(api, 1), 10, 20, { location_id: 1 }),
    (api) => api.delete('/v1/reservations/1'),
  ],
  [
    'an open checkout',
    { resource: 'checkout', id: 1, name: 'Checkout' },
    async (api) => {
      await checkOut(api, await newItems(api, 1), 60, { location_id: 1 });
      await api.post('/v1/items/1/location', { location_id: null });
    },
    (api) => api.post('/v1/checkouts/1/checkin', {}),
  ],
];

test.each(uses)(
  'a location with %s cannot be deleted, and the error names it',
  async (_title, named, use) => {
    const { api } = await arrange();
    await use(api);
    const { status, body } = await api.delete(path);
    expect(status).toBe(400);
    const code = 'location_in_use';
    expect(body.error.code).toBe(code);
    expect(body.error.fields).toEqual({
      id: [{ code, message: expect.any(String), ...named, count: 1 }],
    });
    expect((await api.get(path)).status).toBe(200);
  },
);

test.each(uses)('a location that had %s can be deleted', async (_title, _named, use, release) => {
  const { api } = await arrange();
  await use(api);
  await release(api);
  expect((await api.delete(path)).status).toBe(204);
});

test('an error lists at most twenty records that use the location, and counts all of them', async () => {
  const { api } = await arrange();
  await newItems(api, 22, { location_id: 1, home_location_id: 1 });
  await api.post('/v1/locations', { name: 'Below', parent_id: 1 });
  await reserve(api, [1], 10, 20, { location_id: 1 });
  await checkOut(api, [2], 60, { location_id: 1 });
  const { body } = await api.delete(path);
  const [first, ...others] = body.error.fields.id;
  expect(first).toMatchObject({ resource: 'checkout', id: 1, count: 25 });
  expect(
    others.map(({ resource, id }: { resource: string; id: number }) => [resource, id]),
  ).toEqual(Array.from({ length: 19 }, (_, index) => ['item', index + 1]));
});

test('a deleted item does not block the deletion of its location', async () => {
  const { api } = await arrange();
  await newItems(api, 1, { location_id: 1, home_location_id: 1 });
  await api.delete('/v1/items/1');
  expect((await api.delete(path)).status).toBe(204);
});

test('a record still shows the name of its deleted location', async () => {
  const { api } = await arrange();
  await reserve(api, await newItems(api, 1), 10, 20, { location_id: 1 });
  await api.post('/v1/reservations/1/complete', {});
  expect((await api.delete(path)).status).toBe(204);
  const { body } = await api.get('/v1/reservations/1');
  expect(body.data).toMatchObject({ location_id: 1, location: { id: 1, name: 'Room' } });
});

test('If-Match refuses to delete another version', async () => {
  const { api } = await arrange();
  await api.patch(path, { kind: 'usage' });
  const { status, body } = await api.delete(path, { 'if-match': '"1"' });
  expect([status, body.error.code]).toEqual([412, 'version_mismatch']);
  expect((await api.delete(path, { 'if-match': '"2"' })).status).toBe(204);
});
