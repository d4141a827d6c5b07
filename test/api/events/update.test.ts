import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems } from '../../support/bookings.ts';

/** An account with a service of one item. */
async function arrange() {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 1);
  const body = { name: 'Service', iid: [1], time: '2026-03-01T12:00:00Z', cost: 5 };
  const { data } = (await api.post('/v1/events', { ...body, description: 'Yearly' })).body;
  return { ...account, data, path: '/v1/events/1' };
}

test('a PATCH changes the name, the description and the cost', async () => {
  const { api, data, path } = await arrange();
  const { status, body } = await api.patch(path, { name: 'Repair', cost: null });
  expect([status, body.data]).toEqual([
    200,
    {
      ...data,
      name: 'Repair',
      cost: null,
      version: 2,
      updated_at: expect.any(String),
    },
  ]);
  expect((await api.get(path)).body.data).toEqual(body.data);
});

test('a PATCH ignores the items, the kind and the time, and lists them as ignored', async () => {
  const { api, data, path } = await arrange();
  const { body } = await api.patch(path, { kind: 'inspection', time: '2020-01-01T00:00:00Z' });
  expect([body.data, body.meta.ignored_fields]).toEqual([data, ['kind', 'time']]);
});

test('the history of the event has the changes, and that of the item only an entry', async () => {
  const { api, path } = await arrange();
  await api.patch(path, { cost: 6 });
  const [eventEntry] = (await api.get(`${path}/history`)).body.data;
  expect(eventEntry).toMatchObject({
    action: 'update',
    version: 2,
    changes: [{ field: 'cost', from: 5, to: 6 }],
  });
  const [itemEntry] = (await api.get('/v1/items/1/history')).body.data;
  expect(itemEntry).toMatchObject({
    resource: 'event',
    resource_id: 1,
    action: 'update',
    version: 1,
    changes: [],
  });
});

test('a search finds an event only by its new words', async () => {
  const { api, path } = await arrange();
  await api.patch(path, { description: 'Overhaul' });
  expect((await api.get('/v1/events?q=overhaul')).body.data).toHaveLength(1);
  expect((await api.get('/v1/events?q=yearly')).body.data).toEqual([]);
});

test('a PATCH that changes nothing adds no version', async () => {
  const { api, data, path } = await arrange();
  expect((await api.patch(path, { name: 'Service' })).body.data).toEqual(data);
  expect((await api.get(`${path}/history`)).body.data).toHaveLength(1);
});

test('a PATCH of another version is refused', async () => {
  const { api, path } = await arrange();
  const headers = { 'If-Match': '"7"' };
  const { status, body } = await api.patch(path, { cost: 6 }, headers);
  expect([status, body.error.code]).toEqual([412, 'version_mismatch']);
});

test('an event can be changed after its item was deleted', async () => {
  const { api, path } = await arrange();
  await api.delete('/v1/items/1');
  const { status, body } = await api.patch(path, { cost: 6 });
  expect([status, body.data.cost, body.data.items[0].name]).toEqual([200, 6, expect.any(String)]);
});

test('a deleted event is not found by a PATCH', async () => {
  const { api, path } = await arrange();
  await api.delete(path);
  expect((await api.patch(path, { name: 'Repair' })).status).toBe(404);
});

test('a PATCH requires the scope to write events', async () => {
  const { newKey, path } = await arrange();
  const { api: reader } = await newKey({ scopes: ['events:read'] });
  const { status, body } = await reader.patch(path, { name: 'Repair' });
  expect([status, body.error.code]).toEqual([403, 'insufficient_scope']);
});
