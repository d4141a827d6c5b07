import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';

/** Creates a record, changes it once, and deletes it; returns its path and its last content. */
async function arrangeDeleted(api: Client, family: string, body: object) {
  const creation = await api.post(`/v1/${family}`, body);
  const path = `/v1/${family}/${creation.body.data.id}`;
  const before = (await api.patch(path, { description: 'Changed', notes: 'Changed' })).body.data;
  expect((await api.delete(path)).status).toBe(204);
  return { path, before };
}

const bodies: Readonly<Record<string, object>> = {
  items: {
    name: 'Lamp',
    unique_id: 'L-1',
    type: 'Light',
    tags: ['stage'],
    qr: ['label'],
    custom_fields: { watt: 5 },
  },
  locations: { name: 'Depot', qr: ['label'], city: 'Bern' },
  contacts: { name: 'ACME', number: '7', email: 'a@example.com' },
  reservations: {
    name: 'Show',
    iid: [1],
    start_time: '2040-01-01T00:00:00Z',
    end_time: '2040-01-02T00:00:00Z',
    external_ref: 'R-1',
  },
  kits: { name: 'Set', iid: [1], tags: ['stage'], external_ref: 'K-1' },
  issues: { name: 'Broken', iid: [1], deadline: '2040-01-01T00:00:00Z', external_ref: 'I-1' },
};
const restorable = Object.keys(bodies);

test.each(restorable)(
  '%s are restored with their values, under the next version',
  async (family) => {
    const { api } = await newAccount();
    await newItems(api, 1);
    const { path, before } = await arrangeDeleted(api, family, bodies[family] ?? {});
    const { status, body, headers } = await api.post(`${path}/restore`);
    expect(status).toBe(201);
    const { updated_at, ...values } = before;
    expect(body.data).toMatchObject({ ...values, version: before.version + 2 });
    expect(body.data.updated_at >= updated_at).toBe(true);
    expect(headers.etag).toBe(`"${before.version + 2}"`);
    expect((await api.get(path)).body.data).toEqual(body.data);
    const listed = (await api.get(`/v1/${family}?q=${before.name}`)).body;
    expect(listed.meta.pagination.total).toBe(1);
    const { data: history } = (await api.get(`${path}/history?limit=2`)).body;
    expect(history).toMatchObject([
      { action: 'restore', version: before.version + 2, changes: [] },
      { action: 'delete', version: before.version + 1 },
    ]);
  },
);

test.each(restorable)(
  'restoring %s changes no live record, and is 404 for an unknown one',
  async (family) => {
    const { api } = await newAccount();
    await newItems(api, 1);
    await api.post(`/v1/${family}`, bodies[family]);
    const id = family === 'items' ? 2 : 1;
    const { status, body } = await api.post(`/v1/${family}/${id}/restore`);
    expect([status, body.data.version, body.meta.unchanged]).toEqual([201, 1, true]);
    expect((await api.post(`/v1/${family}/77/restore`)).status).toBe(404);
  },
);

test.each(restorable)('deleted %s are listed, the last deleted first', async (family) => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const { path, before } = await arrangeDeleted(api, family, bodies[family] ?? {});
  const second = await arrangeDeleted(api, family, bodies[family] ?? {});
  const list = (query: string) => api.get(`/v1/${family}?deleted=true${query}`);
  const { body } = await list('');
  expect(body.meta.pagination.total).toBe(2);
  expect(body.data).toMatchObject([
    { id: second.before.id },
    { id: before.id, name: before.name, version: before.version + 1 },
  ]);
  const first = (await list('&limit=1')).body;
  const { next_cursor: cursor } = first.meta.pagination;
  expect((await list(`&limit=1&cursor=${cursor}`)).body.data).toEqual([body.data[1]]);
  expect((await list('&offset=1')).body.data).toEqual([body.data[1]]);
  await api.post(`${path}/restore`);
  expect((await list('')).body.data).toEqual([body.data[0]]);
  const refused = await list('&sort=id');
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.error.fields)).toEqual(['sort']);
});

test('values that other records have meanwhile are reported as taken, all together', async () => {
  const { api } = await newAccount();
  const { path } = await arrangeDeleted(api, 'items', bodies.items ?? {});
  await api.post('/v1/items', { name: 'Other', unique_id: 'l-1' });
  await api.post('/v1/locations', { name: 'Depot', qr: ['label'] });
  const { status, body } = await api.post(`${path}/restore`);
  expect([status, body.error.code]).toEqual([422, 'validation_failed']);
  expect(body.error.fields).toEqual({
    unique_id: [expect.objectContaining({ code: 'taken', id: 2 })],
    'qr.0': [expect.objectContaining({ code: 'taken', id: 1 })],
  });
  await api.patch('/v1/items/2', { unique_id: null });
  await api.patch('/v1/locations/1', { qr: [] });
  expect((await api.post(`${path}/restore`)).status).toBe(201);
});

test('references to deleted records are reported as not found', async () => {
  const { api } = await newAccount();
  await api.post('/v1/locations', { name: 'Depot' });
  await api.post('/v1/contacts', { name: 'ACME' });
  const fields = { location_id: 1, supplier_id: 1 };
  const { path } = await arrangeDeleted(api, 'items', { name: 'Lamp', ...fields });
  await newItems(api, 1);
  const reservation = await arrangeDeleted(api, 'reservations', {
    ...bodies.reservations,
    iid: [2],
    contact_id: 1,
  });
  await Promise.all(
    ['locations/1', 'contacts/1', 'items/2'].map((one) => api.delete(`/v1/${one}`)),
  );
  const refusal = async (one: string) => (await api.post(`${one}/restore`)).body.error.fields;
  expect(await refusal(path)).toEqual({
    location_id: [expect.objectContaining({ code: 'not_found' })],
    supplier_id: [expect.objectContaining({ code: 'not_found' })],
  });
  expect(await refusal(reservation.path)).toEqual({
    contact_id: [expect.objectContaining({ code: 'not_found' })],
    iid: [expect.objectContaining({ code: 'not_found', item_id: 2 })],
  });
  await api.post('/v1/locations/1/restore');
  await api.post('/v1/contacts/1/restore');
  expect((await api.post(`${path}/restore`)).status).toBe(201);
  expect((await api.get('/v1/locations/1')).body.data.items_count).toBe(1);
  expect((await api.delete('/v1/locations/1')).body.error.code).toBe('location_in_use');
});

test('If-Match names the version of the deletion', async () => {
  const { api } = await newAccount();
  const { path } = await arrangeDeleted(api, 'contacts', bodies.contacts ?? {});
  const restore = (version: number) =>
    api.post(`${path}/restore`, undefined, { 'if-match': `"${version}"` });
  expect((await restore(2)).status).toBe(412);
  expect((await restore(3)).status).toBe(201);
});

test('a location is restored below its parent, unless that is deeper than ten levels', async () => {
  const { api } = await newAccount();
  await api.post('/v1/locations', { name: 'HQ' });
  const { path } = await arrangeDeleted(api, 'locations', { name: 'Room', parent_id: 1 });
  await api.patch('/v1/locations/1', { name: 'Depot' });
  expect((await api.post(`${path}/restore`)).body.data).toMatchObject({ path: 'Depot / Room' });
  await api.delete(path);
  for (let id = 3; id <= 11; id += 1) {
    await api.post('/v1/locations', { name: `Level ${id}`, parent_id: id === 3 ? null : id - 1 });
  }
  await api.patch('/v1/locations/1', { parent_id: 11 });
  const { body } = await api.post(`${path}/restore`);
  expect(body.error.fields).toEqual({
    parent_id: [expect.objectContaining({ code: 'invalid_value' })],
  });
});

test('a restored item can be checked out, and syncs see it as live', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await api.delete('/v1/items/1');
  expect((await checkOut(api, [1])).status).toBe(422);
  await api.post('/v1/items/1/restore');
  expect((await checkOut(api, [1])).status).toBe(201);
  const query = 'updated_since=2020-01-01T00:00:00Z&include_deleted=true';
  const { body } = await api.get(`/v1/items?${query}`);
  expect(body.data).toMatchObject([{ id: 1, name: 'Item 1' }]);
});

test('a restore requires the scope and the permission of a write', async () => {
  const { api, newKey, newUser } = await newAccount();
  await newItems(api, 1);
  await api.delete('/v1/items/1');
  const reader = await newKey({ scopes: ['items:read'] });
  const refused = await reader.api.post('/v1/items/1/restore');
  expect(refused.body.error.code).toBe('insufficient_scope');
  const member = await newUser({ permissions: ['action.reserve'] });
  const { api: other } = await newKey({ userId: member.id });
  expect((await other.post('/v1/items/1/restore')).body.error.code).toBe('forbidden');
});
