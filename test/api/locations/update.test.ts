import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

const path = '/v1/locations/1';

async function arrange(fields: object = {}) {
  const account = await newAccount();
  await account.api.post('/v1/locations', { name: 'Room', ...fields });
  return account;
}

test('a PATCH keeps absent fields, clears fields with null, and replaces lists', async () => {
  const { api } = await arrange({ city: 'Köln', zip: '50667', qr: ['a', 'b'] });
  const { status, body } = await api.patch(path, { zip: null, qr: ['b', 'c'] });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ city: 'Köln', zip: null, qr: ['b', 'c'], version: 2 });
});

test('null sets the default of a field that has one', async () => {
  const { api } = await arrange({ kind: 'usage', qr: ['a'] });
  const { body } = await api.patch(path, { kind: null, qr: null });
  expect(body.data).toMatchObject({ kind: 'storage', qr: [] });
});

test('the name cannot be cleared', async () => {
  const { api } = await arrange();
  const { body } = await api.patch(path, { name: null });
  expect(body.error.fields).toEqual({ name: [expect.objectContaining({ code: 'required' })] });
});

test.each([{}, { name: ' Room ' }, { kind: 'storage', city: null }, { color: 'red' }])(
  '%j changes nothing',
  async (input) => {
    const { api } = await arrange();
    const { status, body } = await api.patch(path, input);
    expect(status).toBe(200);
    expect(body.meta.unchanged).toBe(true);
    expect(body.data.version).toBe(1);
  },
);

test('a coordinate cannot be cleared alone', async () => {
  const { api } = await arrange({ latitude: 1, longitude: 2 });
  const { body } = await api.patch(path, { latitude: null });
  expect(body.error.fields).toEqual({ latitude: [expect.objectContaining({ code: 'required' })] });
});

test('both coordinates can be cleared', async () => {
  const { api } = await arrange({ latitude: 1, longitude: 2 });
  const { body } = await api.patch(path, { latitude: null, longitude: null });
  expect(body.data).toMatchObject({ latitude: null, longitude: null });
});

test('one coordinate can be changed alone', async () => {
  const { api } = await arrange({ latitude: 1, longitude: 2 });
  const { body } = await api.patch(path, { longitude: 3 });
  expect(body.data).toMatchObject({ latitude: 1, longitude: 3 });
});

test('a PATCH may send the name and labels that the location already has', async () => {
  const { api } = await arrange({ qr: ['a'] });
  const { status, body } = await api.patch(path, { name: 'ROOM', qr: ['b', 'a'] });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'ROOM', qr: ['b', 'a'] });
});

test('the name of another location is refused', async () => {
  const { api } = await arrange();
  await api.post('/v1/locations', { name: 'Other' });
  const { body } = await api.patch('/v1/locations/2', { name: 'room' });
  expect(body.error.fields).toEqual({
    name: [expect.objectContaining({ code: 'taken', id: 1 })],
  });
});

test('a former name can be used by another location', async () => {
  const { api } = await arrange();
  await api.patch(path, { name: 'Renamed' });
  expect((await api.post('/v1/locations', { name: 'Room' })).status).toBe(201);
});

test('a new name is shown at once in records that refer to the location', async () => {
  const { api } = await arrange();
  await newItems(api, 1, { location_id: 1 });
  await api.patch(path, { name: 'Renamed' });
  const { body } = await api.get('/v1/items/1');
  expect(body.data.location).toEqual({ id: 1, name: 'Renamed' });
});

test('all errors of references and coordinates are reported together', async () => {
  const { api } = await arrange();
  await api.post('/v1/locations', { name: 'Other' });
  const input = { name: 'Other', parent_id: 77, contact_id: 78, latitude: 1 };
  const { body } = await api.patch(path, input);
  expect(Object.keys(body.error.fields).sort()).toEqual(['contact_id', 'longitude', 'parent_id']);
});

test('items_count changes with the items, without a new version of the location', async () => {
  const { api } = await arrange();
  await api.post('/v1/locations', { name: 'Below', parent_id: 1 });
  await newItems(api, 3, { location_id: 1 });
  await newItems(api, 1, { location_id: 2, home_location_id: 1 });
  await api.patch('/v1/items/1', { location_id: 2 });
  await api.post('/v1/items/2/location', { location_id: null });
  const { data } = (await api.get(path)).body;
  expect([data.items_count, data.version]).toEqual([1, 1]);
  expect((await api.get('/v1/locations/2')).body.data.items_count).toBe(2);
});
