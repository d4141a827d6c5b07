import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';

async function arrange(fields: object = {}) {
  const account = await newAccount();
  const { body } = await account.api.post('/v1/items', { name: 'Item', ...fields });
  return { ...account, path: `/v1/items/${body.data.id}` };
}

test('a PATCH keeps absent fields, clears fields with null, and replaces lists', async () => {
  const { api, path } = await arrange({ model: 'M', type: 'T', tags: ['a', 'b'] });
  const { status, body } = await api.patch(path, { type: null, tags: ['c'] });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Item',
    model: 'M',
    type: null,
    tags: ['c'],
    version: 2,
  });
});

test('custom fields are merged by name, and null removes one or all of them', async () => {
  const { api, path } = await arrange({ custom_fields: { a: 1, b: 'x' } });
  const merged = await api.patch(path, { custom_fields: { b: null, c: true } });
  expect(merged.body.data.custom_fields).toEqual({ a: 1, c: true });
  const cleared = await api.patch(path, { custom_fields: null });
  expect(cleared.body.data.custom_fields).toEqual({});
});

test('a PATCH that would lead to more than fifty custom fields is refused', async () => {
  const thirtyFields = (from: number) =>
    Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${from + index}`, 1]));
  const { api, path } = await arrange({ custom_fields: thirtyFields(0) });
  const { body } = await api.patch(path, { custom_fields: thirtyFields(30) });
  expect(body.error.fields.custom_fields).toEqual([expect.objectContaining({ code: 'too_many' })]);
});

test('an empty object, and the same values, change nothing', async () => {
  const { api, path } = await arrange({ tags: ['a'], custom_fields: { b: 1, a: 2 } });
  for (const body of [{}, { name: ' Item ', tags: ['a'], custom_fields: { a: 2 } }]) {
    const answer = await api.patch(path, body);
    expect(answer.status).toBe(200);
    expect(answer.body.meta.unchanged).toBe(true);
    expect(answer.body.data.version).toBe(1);
  }
});

test('condition, quantity and read-only fields are ignored, and listed in the sent order', async () => {
  const { api, path } = await arrange();
  const input = {
    version: 9,
    condition: 'discarded',
    name: 'New',
    inventory_quantity: 5,
    nonsense: 1,
  };
  const { body } = await api.patch(path, input);
  expect(body.meta.ignored_fields).toEqual([
    'version',
    'condition',
    'inventory_quantity',
    'nonsense',
  ]);
  expect(body.data).toMatchObject({
    name: 'New',
    condition: 'operative',
    inventory_quantity: null,
  });
});

test('a PATCH is validated together with the unchanged fields', async () => {
  const { api, path } = await arrange({ acquisition_value: 10, acquisition_date: '2026-05-01' });
  const { body } = await api.patch(path, { salvage_value: 11, expiration_date: '2026-04-30' });
  expect(body.error.fields).toEqual({
    salvage_value: [expect.objectContaining({ code: 'invalid_value' })],
    expiration_date: [expect.objectContaining({ code: 'end_before_start' })],
  });
});

test('a required field cannot be cleared', async () => {
  const { api, path } = await arrange();
  const { body } = await api.patch(path, { name: null });
  expect(body.error.fields.name).toEqual([expect.objectContaining({ code: 'required' })]);
});

test('a unique value that an item no longer has can be used by another', async () => {
  const { api, path } = await arrange({ unique_id: 'A', qr: ['L'] });
  await api.patch(path, { unique_id: 'B', qr: [] });
  const { status } = await api.post('/v1/items', { name: 'Other', unique_id: 'a', qr: ['L'] });
  expect(status).toBe(201);
  expect((await api.patch(path, { unique_id: ' b ' })).status).toBe(200);
});

test('updated_by has the name of the key at the time of the write', async () => {
  const { api, path, id, setKey } = await arrange();
  await setKey(id, { name: 'Second' });
  const { body } = await api.patch(path, { name: 'New' });
  expect(body.data.created_by.name).toBe('Main (API)');
  expect(body.data.updated_by).toEqual({ id, type: 'api_key', name: 'Second (API)' });
});

test('the history lists changes, newest first, with pages by offset and cursor', async () => {
  const { api, path } = await arrange({ custom_fields: { a: 1 } });
  await api.patch(path, { name: 'New', custom_fields: { a: 2 } });
  const { body } = await api.get(`${path}/history`);
  expect(body.meta.pagination.total).toBe(2);
  expect(body.data[0]).toMatchObject({
    action: 'update',
    resource: 'item',
    resource_id: 1,
    actor: { type: 'api_key' },
    changes: [
      { field: 'name', from: 'Item', to: 'New' },
      { field: 'custom_fields.a', from: 1, to: 2 },
    ],
  });
  const first = await api.get(`${path}/history?limit=1`);
  const cursor = first.body.meta.pagination.next_cursor;
  for (const query of ['limit=1&offset=1', `limit=1&cursor=${cursor}`]) {
    const { body: page } = await api.get(`${path}/history?${query}`);
    expect(page.data[0].action).toBe('create');
    expect(page.meta.pagination).toMatchObject({
      total: 2,
      offset: 1,
      next_offset: null,
      next_cursor: null,
    });
  }
});
