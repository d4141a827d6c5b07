import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { reserve } from '../../support/bookings.ts';

async function arrange(fields: object = {}) {
  const account = await newAccount();
  const { body } = await account.api.post('/v1/items', { name: 'Item', ...fields });
  await account.api.post('/v1/locations', { name: 'Shelf' });
  return { ...account, path: `/v1/items/${body.data.id}` };
}

test.each(['operative', 'inoperative', 'discarded'])(
  'any condition can be changed to %s',
  async (to) => {
    for (const from of ['operative', 'inoperative', 'discarded']) {
      const { api, path } = await arrange({ condition: from });
      const { status, body } = await api.post(`${path}/condition`, {
        condition: to,
        remarks: 'why',
      });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({
        condition: to,
        condition_remarks: 'why',
        condition_changed_by: { name: 'Main (API)' },
        condition_changed_at: expect.any(String),
      });
    }
  },
);

test('the same condition changes nothing, unless it has remarks', async () => {
  const { api, path } = await arrange();
  const same = await api.post(`${path}/condition`, { condition: 'operative', name: 'x' });
  expect(same.status).toBe(201);
  expect(same.body.meta).toMatchObject({ unchanged: true, ignored_fields: ['name'] });
  const remarked = await api.post(`${path}/condition`, {
    condition: 'operative',
    remarks: 'checked',
  });
  expect(remarked.body.data.version).toBe(2);
});

test('an item in an open future reservation cannot be discarded', async () => {
  const { api, path } = await arrange();
  const { body: booked } = await reserve(api, [1], 10, 20);
  const { status, body } = await api.post(`${path}/condition`, { condition: 'discarded' });
  expect(status).toBe(422);
  expect(body.error.code).toBe('item_reserved');
  expect(body.error.fields.condition).toEqual([
    {
      code: 'item_reserved',
      message: expect.any(String),
      resource: 'reservation',
      id: booked.data.id,
      name: 'Reservation',
      count: 1,
    },
  ]);
  expect((await api.delete(path)).body.error.code).toBe('item_in_use');
});

test('an item moves to a location, with set_home its home too, and to none with null', async () => {
  const { api, path } = await arrange();
  const moved = await api.post(`${path}/location`, {
    location_id: 1,
    set_home: true,
    remarks: 'r',
  });
  expect(moved.status).toBe(201);
  expect(moved.body.data).toMatchObject({
    location: { id: 1, name: 'Shelf' },
    home_location_id: 1,
  });
  const again = await api.post(`${path}/location`, { location_id: 1, remarks: 'again' });
  expect(again.body.meta.unchanged).toBe(true);
  const gone = await api.post(`${path}/location`, { location_id: null });
  expect(gone.body.data).toMatchObject({ location_id: null, home_location_id: 1 });
  const [, entry] = (await api.get(`${path}/history`)).body.data;
  expect(entry).toMatchObject({ action: 'location', remarks: 'r' });
  const missing = await api.post(`${path}/location`, {});
  expect(missing.body.error.fields.location_id).toEqual([
    expect.objectContaining({ code: 'required' }),
  ]);
});

test('a stock-take records the time, location and condition of the item', async () => {
  const { api, path } = await arrange();
  const input = {
    location_id: 1,
    condition: 'inoperative',
    remarks: 'cracked',
    expected_quantity: 1,
  };
  const { status, body } = await api.post(`${path}/inventory`, input);
  expect(status).toBe(201);
  expect(body.meta.ignored_fields).toEqual(['expected_quantity']);
  expect(body.data).toMatchObject({
    last_inventory_at: expect.any(String),
    last_inventory_by: { name: 'Main (API)' },
    location_id: 1,
    condition: 'inoperative',
  });
  const answer = await api.post(`${path}/inventory`, { location_id: null });
  expect(answer.body.data.location_id).toBe(1);
});

test.each(['', ' '])('an empty action %j is none: the item was seen', async (action) => {
  const { api, path } = await arrange({ inventory_enabled: true, inventory_quantity: 5 });
  const { status, body } = await api.post(`${path}/inventory`, { action, location_id: 1 });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ last_inventory_at: expect.any(String), location_id: 1 });
});

test.each([
  [{ condition: 'inoperative' }, 'action.condition'],
  [{ location_id: 1 }, 'action.location'],
] as const)(
  'a stock-take with %j requires the permission %s or content.items',
  async (body, permission) => {
    const { newUser, newKey, path } = await arrange();
    const statusWith = async (granted: ('action.inventory' | typeof permission)[]) => {
      const user = await newUser({ permissions: granted });
      const { api } = await newKey({ userId: user.id });
      return (await api.post(`${path}/inventory`, body)).status;
    };
    expect(await statusWith(['action.inventory'])).toBe(403);
    expect(await statusWith(['action.inventory', permission])).toBe(201);
  },
);

test('a stock can be picked, added to and adjusted, but not below zero', async () => {
  const { api, path } = await arrange({
    inventory_enabled: true,
    inventory_quantity: 5,
    inventory_minimum: 2,
  });
  const move = (body: object) => api.post(`${path}/inventory`, body);
  const picked = await move({
    action: 'pick',
    quantity: 3.5,
    location_id: 1,
    condition: 'discarded',
  });
  expect(picked.body.data).toMatchObject({
    inventory_quantity: 1.5,
    inventory_low: true,
    condition: 'operative',
  });
  expect(picked.body.meta.ignored_fields).toEqual(['location_id', 'condition']);
  expect(picked.body.data.last_inventory_at).toBeNull();
  const short = await move({ action: 'pick', quantity: 2 });
  expect(short.status).toBe(422);
  expect(short.body.error).toMatchObject({
    code: 'insufficient_inventory',
    fields: { quantity: [{ code: 'insufficient_inventory', quantity: 1.5 }] },
  });
  expect((await move({ action: 'add', quantity: 0.1 })).body.data.inventory_quantity).toBe(1.6);
  expect((await move({ action: 'adjust', quantity: 0 })).body.data.inventory_quantity).toBe(0);
  expect((await move({ action: 'adjust', quantity: 0 })).body.meta.unchanged).toBe(true);
  const missed = await move({ action: 'add', quantity: 1, expected_quantity: 7 });
  expect(missed.body.error).toMatchObject({
    code: 'conflict',
    fields: { expected_quantity: [{ code: 'conflict', quantity: 0 }] },
  });
});

test.each([
  [{ quantity: 1 }, 'action', 'required'],
  [{ action: 'pick' }, 'quantity', 'required'],
  [{ action: 'pick', quantity: 0 }, 'quantity', 'invalid_value'],
  [{ action: 'steal', quantity: 1 }, 'action', 'invalid_value'],
  [{ action: 'add', quantity: 1, contact_id: 9 }, 'contact_id', 'not_found'],
])('a movement of %j is refused', async (body, path, code) => {
  const { api, path: item } = await arrange({ inventory_enabled: true });
  const answer = await api.post(`${item}/inventory`, body);
  expect(answer.body.error.fields[path]).toEqual([expect.objectContaining({ code })]);
});

test('a stock movement requires inventory_enabled, and its contact is in the history', async () => {
  const { api, path } = await arrange();
  const refused = await api.post(`${path}/inventory`, { action: 'add', quantity: 1 });
  expect(refused.body.error.code).toBe('inventory_not_enabled');
  await api.patch(path, { inventory_enabled: true });
  await api.post('/v1/contacts', { name: 'Ada' });
  await api.post(`${path}/inventory`, { action: 'add', quantity: 1, contact_id: 1, remarks: 'r' });
  const [entry] = (await api.get(`${path}/history`)).body.data;
  expect(entry).toMatchObject({ action: 'inventory', contact_id: 1, remarks: 'r' });
});

test('a deleted item is not found, its unique values are free, and its history remains', async () => {
  const { api, path } = await arrange({ unique_id: 'A', qr: ['L'] });
  expect((await api.delete(path)).status).toBe(204);
  for (const gone of [await api.get(path), await api.delete(path)]) {
    expect(gone.status).toBe(404);
    expect(gone.body.error.code).toBe('not_found');
  }
  expect((await api.post('/v1/items', { name: 'B', unique_id: 'A', qr: ['L'] })).status).toBe(201);
  const { body } = await api.get(`${path}/history`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'create']);
});
