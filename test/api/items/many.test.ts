import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

test('a PATCH sets the same values on several items, and adds and removes tags', async () => {
  const { api } = await newAccount();
  await newItems(api, 3, { tags: ['a', 'b'], custom_fields: { color: 'red' } });
  const { status, body } = await api.patch('/v1/items', {
    iid: [3, 1],
    set: { type: 'Lamp', custom_fields: { size: 5 }, unique_id: 'X' },
    add_tags: ['c', 'a'],
    remove_tags: ['b'],
  });
  expect(status).toBe(200);
  expect(idsOf(body.data)).toEqual([3, 1]);
  expect(body.data[0]).toMatchObject({
    type: 'Lamp',
    tags: ['a', 'c'],
    custom_fields: { color: 'red', size: 5 },
    unique_id: null,
    version: 2,
  });
  expect(body.meta.ignored_fields).toEqual(['set.unique_id']);
  expect((await api.get('/v1/items/2')).body.data.version).toBe(1);
  expect(idsOf((await api.get('/v1/items?tag=c&type=lamp')).body.data)).toEqual([1, 3]);
});

test('items that already have the values are not written', async () => {
  const { api } = await newAccount();
  await newItems(api, 2, { type: 'Lamp' });
  await api.patch('/v1/items/1', { tags: ['a'] });
  const { body } = await api.patch('/v1/items', { iid: [1, 2], set: { type: 'Lamp' } });
  expect(body.meta.unchanged).toBe(true);
  const { body: some } = await api.patch('/v1/items', { iid: [1, 2], add_tags: ['a'] });
  expect(some.meta.unchanged).toBeUndefined();
  expect(some.data.map(({ version }: { version: number }) => version)).toEqual([2, 2]);
});

test('an error names every item that refuses the change, and nothing is written', async () => {
  const { api } = await newAccount();
  await newItems(api, 3, { acquisition_value: 10 });
  await api.patch('/v1/items/2', { acquisition_value: 100 });
  const { status, body } = await api.patch('/v1/items', {
    iid: [1, 2, 3],
    set: { salvage_value: 50, location_id: 9 },
  });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    'set.salvage_value': [
      expect.objectContaining({ code: 'invalid_value', item_id: 1 }),
      expect.objectContaining({ code: 'invalid_value', item_id: 3 }),
    ],
    'set.location_id': [expect.objectContaining({ code: 'not_found' })],
  });
  const missing = await api.patch('/v1/items', { iid: [1, 8, 9], set: { type: 'Lamp' } });
  expect(missing.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_found', item_id: 8 }),
    expect.objectContaining({ code: 'not_found', item_id: 9 }),
  ]);
  expect((await api.get('/v1/items?type=lamp')).body.data).toEqual([]);
});

test.each([
  [{ set: {} }, 'iid', 'required'],
  [{ iid: [] }, 'iid', 'too_short'],
  [{ iid: Array.from({ length: 26 }, (_, index) => index + 1) }, 'iid', 'too_many'],
  [{ iid: [1], set: { name: '' } }, 'set.name', 'too_short'],
  [{ iid: [1], set: [] }, 'set', 'invalid_type'],
  [{ iid: [1], add_tags: 'a' }, 'add_tags', 'invalid_type'],
])('PATCH /v1/items %j is refused because of %s: %s', async (input, path, code) => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const { status, body } = await api.patch('/v1/items', input);
  expect([status, body.error.fields[path]?.[0].code]).toEqual([422, code]);
});

test('one PATCH changes 25 items, and a search finds only their new words', async () => {
  const { api, accountId } = await newAccount();
  const fields = { description: 'some old words of a text' };
  const iid = await manyItems(accountId, 25, () => fields);
  const set = { description: 'others that are newer', manufacturer: 'Acme', type: 'Lamp' };
  expect((await api.patch('/v1/items', { iid, set })).status).toBe(200);
  const { body } = await api.get('/v1/items?q=newer%20acme&limit=1');
  expect(body.meta.pagination.total).toBe(25);
  expect((await api.get('/v1/items?q=old')).body.meta.pagination.total).toBe(0);
});

test('one request moves several items, and with set_home their home location', async () => {
  const { api, accountId } = await newAccount();
  await api.post('/v1/locations', { name: 'Store' });
  const iid = await manyItems(accountId, 40);
  const { status, body } = await api.post('/v1/items/move', {
    iid,
    location_id: 1,
    set_home: true,
    remarks: 'Tidied up',
  });
  expect([status, body.data.length]).toEqual([201, 40]);
  expect((await api.get('/v1/locations/1')).body.data.items_count).toBe(40);
  expect(body.data[0]).toMatchObject({ location_id: 1, home_location_id: 1 });
  const { body: history } = await api.get('/v1/items/7/history?limit=1');
  expect(history.data[0]).toMatchObject({ action: 'location', remarks: 'Tidied up' });
  const nowhere = await api.post('/v1/items/move', { iid: [1, 2], location_id: null });
  expect(nowhere.body.data[0].location_id).toBeNull();
  expect((await api.post('/v1/items/move', { iid: [1] })).status).toBe(422);
});

test('a lookup finds items and locations by labels, and shows unknown labels as null', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp', qr: ['A'], unique_id: 'L-1' });
  await api.post('/v1/locations', { name: 'Store', qr: ['B'] });
  const qr = ['https://x.example/?qr=A', 'B', 'l-1', 'nothing', 'B'];
  const { status, body } = await api.post('/v1/items/lookup', { qr });
  const item = { resource: 'item', id: 1, name: 'Lamp', unique_id: 'L-1' };
  const nothing = { resource: null, id: null, name: null, unique_id: null };
  expect(status).toBe(201);
  expect(body.data).toEqual([
    { qr: 'https://x.example/?qr=A', ...item },
    { qr: 'B', resource: 'location', id: 1, name: 'Store', unique_id: null },
    { qr: 'l-1', ...item },
    { qr: 'nothing', ...nothing },
  ]);
  const many = Array.from({ length: 101 }, (_, index) => `label ${index}`);
  expect((await api.post('/v1/items/lookup', { qr: many })).status).toBe(422);
});

test('a stock-take by labels lists seen and moved items and unknown labels', async () => {
  const { api, ownerId } = await newAccount();
  await api.post('/v1/locations', { name: 'Store' });
  await api.post('/v1/items', { name: 'A', qr: ['A'], location_id: 1 });
  await api.post('/v1/items', { name: 'B', qr: ['B'] });
  const input = { qr: ['A', 'B', 'C'], location_id: 1, remarks: 'Counted' };
  const { status, body } = await api.post('/v1/items/stocktake', input);
  expect(status).toBe(201);
  expect(body.data).toEqual({
    seen: [
      { id: 1, name: 'A', unique_id: null },
      { id: 2, name: 'B', unique_id: null },
    ],
    moved: [{ id: 2, from: null, to: 1 }],
    out: [],
    unknown: ['C'],
  });
  const { data } = (await api.get('/v1/items/2')).body;
  expect(data).toMatchObject({ location_id: 1, last_inventory_at: expect.any(String) });
  expect(data.last_inventory_by.type).toBe('api_key');
  expect(ownerId).toBe(1);
});

test('a stock-take counts items that are out as seen, and does not move them', async () => {
  const { api } = await newAccount();
  await api.post('/v1/locations', { name: 'Store' });
  await api.post('/v1/contacts', { name: 'Ada' });
  await newItems(api, 2);
  await checkOut(api, [2], 60, { contact_id: 1 });
  const { body } = await api.post('/v1/items/stocktake', { iid: [1, 2], location_id: 1 });
  expect(body.data.seen.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  expect(body.data.moved).toEqual([{ id: 1, from: null, to: 1 }]);
  expect(body.data.out).toEqual([
    { id: 2, checkout_id: 1, holder: { type: 'contact', id: 1, name: 'Ada' } },
  ]);
  const { data } = (await api.get('/v1/items/2')).body;
  expect([data.location_id, typeof data.last_inventory_at]).toEqual([null, 'string']);
});

test('a stock-take that would discard an item that is out is refused as a whole', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [2, 3]);
  const input = { iid: [1, 2, 3], condition: 'discarded' };
  const { status, body } = await api.post('/v1/items/stocktake', input);
  expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('operative');
});

test('a stock-take cannot discard items that are out or reserved, and names them in that order', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await reserve(api, [1, 2], 60, 90);
  await checkOut(api, [3]);
  const input = { iid: [1, 2, 3], condition: 'discarded' };
  const { body } = await api.post('/v1/items/stocktake', input);
  expect(body.error.code).toBe('item_checked_out');
  expect(body.error.fields.condition).toEqual([
    expect.objectContaining({ code: 'item_checked_out', item_id: 3, resource: 'checkout', id: 1 }),
    expect.objectContaining({ code: 'item_reserved', item_id: 1, resource: 'reservation', id: 1 }),
    expect.objectContaining({ code: 'item_reserved', item_id: 2, resource: 'reservation', id: 1 }),
  ]);
});

test.each([
  [{}, 'iid', 'required'],
  [{ iid: [1], qr: ['A'] }, 'qr', 'invalid_value'],
  [{ iid: [1, 9] }, 'iid', 'not_found'],
  [{ iid: [1], location_id: 5 }, 'location_id', 'not_found'],
])('a stock-take of %j is refused because of %s: %s', async (input, path, code) => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const { status, body } = await api.post('/v1/items/stocktake', input);
  expect([status, body.error.fields[path][0].code]).toEqual([422, code]);
});

test('a stock-take requires the permissions of the operations that it does', async () => {
  const { newUser, newKey } = await newAccount();
  const { id } = await newUser({ permissions: ['action.inventory'] });
  const { api } = await newKey({ userId: id });
  expect((await api.post('/v1/items/stocktake', { qr: ['x'] })).status).toBe(201);
  const input = { qr: ['x'], condition: 'operative' };
  expect((await api.post('/v1/items/stocktake', input)).body.error.code).toBe('forbidden');
  expect((await api.post('/v1/items/stocktake', { qr: ['x'], location_id: 1 })).status).toBe(403);
});
