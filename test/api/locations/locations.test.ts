import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';

async function newLocation(api: Client, name: string, fields: object = {}) {
  return (await api.post('/v1/locations', { name, ...fields })).body.data;
}

test('creates a location with its defaults', async () => {
  const { api } = await newAccount();
  const { status, body, headers } = await api.post('/v1/locations', { name: 'HQ', country: 'de' });
  expect(status).toBe(201);
  expect(headers.location).toBe('/v1/locations/1');
  expect(body.data).toMatchObject({
    kind: 'storage',
    path: 'HQ',
    parent: null,
    country: 'DE',
    items_count: 0,
    qr: [],
    version: 1,
  });
});

test.each([
  [{ name: ' hq ' }, 'name', 'taken'],
  [{ kind: 'garage' }, 'kind', 'invalid_value'],
  [{ parent_id: 9 }, 'parent_id', 'not_found'],
  [{ contact_id: 9 }, 'contact_id', 'not_found'],
  [{ country: 'Germany' }, 'country', 'invalid_value'],
  [{ zip: 'x'.repeat(21) }, 'zip', 'too_long'],
  [{ latitude: 91, longitude: 0 }, 'latitude', 'invalid_value'],
  [{ latitude: 1.123456789, longitude: 0 }, 'latitude', 'invalid_value'],
  [{ longitude: 5 }, 'latitude', 'required'],
  [{ qr: ['L'] }, 'qr.0', 'taken'],
])('refuses %j', async (fields, path, code) => {
  const { api } = await newAccount();
  await newLocation(api, 'HQ', { qr: ['L'] });
  const { status, body } = await api.post('/v1/locations', { name: 'Other', ...fields });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('a path names the ancestors, also after one is renamed or moved', async () => {
  const { api } = await newAccount();
  const hq = await newLocation(api, 'HQ');
  const room = await newLocation(api, 'Room 2', { parent_id: hq.id });
  const shelf = await newLocation(api, 'Shelf', { parent_id: room.id });
  const path = async () => (await api.get(`/v1/locations/${shelf.id}`)).body.data.path;
  expect(shelf).toMatchObject({
    path: 'HQ / Room 2 / Shelf',
    parent: { id: room.id, name: 'Room 2' },
  });
  await api.patch(`/v1/locations/${hq.id}`, { name: 'Home' });
  expect(await path()).toBe('Home / Room 2 / Shelf');
  const annex = await newLocation(api, 'Annex');
  await api.patch(`/v1/locations/${room.id}`, { parent_id: annex.id });
  expect(await path()).toBe('Annex / Room 2 / Shelf');
  await api.patch(`/v1/locations/${room.id}`, { parent_id: null });
  expect(await path()).toBe('Room 2 / Shelf');
});

test('a location does not stand below itself', async () => {
  const { api } = await newAccount();
  const top = await newLocation(api, 'Top');
  const middle = await newLocation(api, 'Middle', { parent_id: top.id });
  const low = await newLocation(api, 'Low', { parent_id: middle.id });
  for (const parent_id of [top.id, middle.id, low.id]) {
    const { status, body } = await api.patch(`/v1/locations/${top.id}`, { parent_id });
    expect(status).toBe(422);
    expect(body.error.fields.parent_id).toEqual([
      expect.objectContaining({ code: 'invalid_value' }),
    ]);
  }
});

test('a tree is ten deep at most, counted with what hangs below a location that moves', async () => {
  const { api } = await newAccount();
  let parent_id: number | null = null;
  const chain: number[] = [];
  for (let depth = 1; depth <= 10; depth += 1) {
    parent_id = (await newLocation(api, `Level ${depth}`, { parent_id })).id;
    if (parent_id) chain.push(parent_id);
  }
  const deeper = await api.post('/v1/locations', { name: 'Level 11', parent_id });
  expect(deeper.body.error.fields.parent_id).toHaveLength(1);
  const loose = await newLocation(api, 'Loose');
  await newLocation(api, 'Below', { parent_id: loose.id });
  const move = async (to?: number) =>
    (await api.patch(`/v1/locations/${loose.id}`, { parent_id: to })).status;
  expect(await move(chain[8])).toBe(422);
  expect(await move(chain[7])).toBe(200);
});

test('items_count counts what is directly there', async () => {
  const { api } = await newAccount();
  const hq = await newLocation(api, 'HQ');
  const room = await newLocation(api, 'Room', { parent_id: hq.id });
  await newItems(api, 2, { location_id: room.id });
  await newItems(api, 1, { location_id: hq.id });
  const count = async (id: number) => (await api.get(`/v1/locations/${id}`)).body.data.items_count;
  expect([await count(hq.id), await count(room.id)]).toEqual([1, 2]);
  await api.patch('/v1/items/1', { location_id: hq.id });
  await api.delete('/v1/items/2');
  expect([await count(hq.id), await count(room.id)]).toEqual([2, 0]);
  const { data } = (await api.get('/v1/locations')).body;
  expect(data.map((one: { items_count: number }) => one.items_count)).toEqual([2, 0]);
  expect(await (await api.get(`/v1/locations/${hq.id}`)).body.data.version).toBe(1);
});

test.each([
  ['an item there', (api: Client) => newItems(api, 1, { location_id: 1 })],
  ['an item at home there', (api: Client) => newItems(api, 1, { home_location_id: 1 })],
  ['a child', (api: Client) => newLocation(api, 'Child', { parent_id: 1 })],
  [
    'an open reservation',
    async (api: Client) => reserve(api, await newItems(api, 1), 10, 20, { location_id: 1 }),
  ],
])('a location with %s is in use', async (_what, use) => {
  const { api } = await newAccount();
  await newLocation(api, 'Used');
  await use(api);
  const { status, body } = await api.delete('/v1/locations/1');
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code: 'location_in_use', fields: {} });
});

test('a deleted location is gone, its name is free, and it takes no items', async () => {
  const { api } = await newAccount();
  await newLocation(api, 'Old', { qr: ['L'] });
  expect((await api.delete('/v1/locations/1')).status).toBe(204);
  expect((await api.get('/v1/locations/1')).status).toBe(404);
  expect((await api.post('/v1/locations', { name: 'Old', qr: ['L'] })).status).toBe(201);
  const { body } = await api.post('/v1/items', { name: 'Item', location_id: 1 });
  expect(body.error.fields.location_id).toEqual([expect.objectContaining({ code: 'not_found' })]);
});

test('PATCH keeps, clears, and changes nothing', async () => {
  const { api } = await newAccount();
  await newLocation(api, 'HQ', { city: 'Köln', latitude: 50.9, longitude: 6.9 });
  const { body } = await api.patch('/v1/locations/1', { city: null, kind: 'usage' });
  expect(body.data).toMatchObject({ city: null, kind: 'usage', latitude: 50.9, version: 2 });
  const half = await api.patch('/v1/locations/1', { longitude: null });
  expect(half.body.error.fields.longitude).toEqual([expect.objectContaining({ code: 'required' })]);
  const same = await api.patch('/v1/locations/1', {});
  expect(same.body).toMatchObject({ data: { version: 2 }, meta: { unchanged: true } });
});

test('lists by sort and direction, and not by order', async () => {
  const { api } = await newAccount();
  for (const name of ['beta', 'Älpha', 'Gamma']) await newLocation(api, name);
  const listed = async (query: string) => {
    const { body } = await api.get(`/v1/locations?${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listed('sort=name')).toEqual([2, 1, 3]);
  expect(await listed('sort=name&direction=desc&limit=2')).toEqual([3, 1]);
  expect(await listed('direction=desc')).toEqual([3, 2, 1]);
  expect(await listed('order=-name')).toEqual([1, 2, 3]);
  expect((await api.get('/v1/locations?sort=city&direction=down')).status).toBe(400);
  const sync = await api.get('/v1/locations?updated_since=2020-01-01T00:00:00Z&sort=name');
  expect(Object.keys(sync.body.error.fields)).toEqual(['sort']);
});
