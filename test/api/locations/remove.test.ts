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

test('a deleted location is gone', async () => {
  const { api } = await arrange();
  expect((await api.delete(path)).status).toBe(204);
  const gone = [await api.get(path), await api.patch(path, {}), await api.delete(path)];
  expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('the name and the labels of a deleted location are free', async () => {
  const { api } = await arrange({ qr: ['L'] });
  await api.delete(path);
  expect((await api.post('/v1/locations', { name: 'room', qr: ['L'] })).status).toBe(201);
});

test('a deleted location takes no new items', async () => {
  const { api } = await arrange();
  await api.delete(path);
  const { body } = await api.post('/v1/items', { name: 'Item', location_id: 1 });
  expect(body.error.fields.location_id).toEqual([expect.objectContaining({ code: 'not_found' })]);
});

test('ids are not given again', async () => {
  const { api } = await arrange();
  await api.delete(path);
  expect((await api.post('/v1/locations', { name: 'Next' })).body.data.id).toBe(2);
});

const uses: [string, (api: Client) => Promise<unknown>, (api: Client) => Promise<unknown>][] = [
  [
    'an item that is there',
    (api) => newItems(api, 1, { location_id: 1 }),
    (api) => api.patch('/v1/items/1', { location_id: null }),
  ],
  [
    'the home of an item',
    (api) => newItems(api, 1, { home_location_id: 1 }),
    (api) => api.patch('/v1/items/1', { home_location_id: null }),
  ],
  [
    'a location below',
    (api) => api.post('/v1/locations', { name: 'Below', parent_id: 1 }),
    (api) => api.delete('/v1/locations/2'),
  ],
  [
    'an open reservation',
    async (api) => reserve(api, await newItems(api, 1), 10, 20, { location_id: 1 }),
    (api) => api.delete('/v1/reservations/1'),
  ],
  [
    'an open checkout',
    async (api) => {
      await checkOut(api, await newItems(api, 1), 60, { location_id: 1 });
      await api.post('/v1/items/1/location', { location_id: null });
    },
    (api) => api.post('/v1/checkouts/1/checkin', {}),
  ],
];

test.each(uses)('%s keeps a location from being deleted', async (_title, use) => {
  const { api } = await arrange();
  await use(api);
  const { status, body } = await api.delete(path);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'location_in_use', fields: {} });
  expect((await api.get(path)).status).toBe(200);
});

test.each(uses)('without %s a location can be deleted again', async (_title, use, release) => {
  const { api } = await arrange();
  await use(api);
  await release(api);
  expect((await api.delete(path)).status).toBe(204);
});

test('a deleted item does not keep its location', async () => {
  const { api } = await arrange();
  await newItems(api, 1, { location_id: 1, home_location_id: 1 });
  await api.delete('/v1/items/1');
  expect((await api.delete(path)).status).toBe(204);
});

test('a deleted location stays readable where it was named', async () => {
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
