import { expect, test } from 'vitest';
import { queryRows } from '#shared/table/read.ts';
import { partition, rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

/** The history of item 1 after its creation, oldest first, as `resource id action`. */
async function historyOf(api: Client): Promise<string[]> {
  const { body } = await api.get('/v1/items/1/history');
  const entries: { resource: string; resource_id: number; action: string }[] = body.data;
  const lines = entries.map(({ resource, resource_id, action }) =>
    [resource, resource_id, action].join(' '),
  );
  return lines.toReversed().slice(1);
}

async function arrange() {
  const account = await newAccount();
  await newItems(account.api, 2);
  return account;
}

const event = { name: 'Service', iid: [1], time: '2026-01-01T00:00:00Z' };

const writes: [string, (api: Client) => Promise<unknown>, string[]][] = [
  ['a change', (api) => api.patch('/v1/items/1', { model: 'M' }), ['item 1 update']],
  [
    'a condition',
    (api) => api.post('/v1/items/1/condition', { condition: 'inoperative' }),
    ['item 1 condition'],
  ],
  ['a stock-take', (api) => api.post('/v1/items/1/inventory', {}), ['item 1 inventory']],
  ['a reservation', (api) => reserve(api, [1, 2], 10, 20), ['reservation 1 create']],
  [
    'a reservation that loses the item',
    async (api) => {
      await reserve(api, [1, 2], 10, 20);
      await api.patch('/v1/reservations/1', { iid: [2] });
    },
    ['reservation 1 create', 'reservation 1 update'],
  ],
  [
    'a reservation that is deleted',
    async (api) => {
      await reserve(api, [1], 10, 20);
      await api.delete('/v1/reservations/1');
    },
    ['reservation 1 create', 'reservation 1 delete'],
  ],
  [
    'a reservation that is completed',
    async (api) => {
      await reserve(api, [1], 10, 20);
      await api.post('/v1/reservations/1/complete', {});
    },
    ['reservation 1 create', 'reservation 1 complete'],
  ],
  ['a checkout', (api) => checkOut(api, [1, 2]), ['checkout 1 create']],
  [
    'an extension',
    async (api) => {
      await checkOut(api, [1]);
      await api.post('/v1/checkouts/1/extend', { due_time: inMinutes(120) });
    },
    ['checkout 1 create', 'checkout 1 extend'],
  ],
  [
    'a check-in',
    async (api) => {
      await checkOut(api, [1]);
      await api.post('/v1/checkouts/1/checkin', {});
    },
    ['checkout 1 create', 'checkout 1 checkin'],
  ],
  ['an issue', (api) => openIssue(api, [1]), ['issue 1 create']],
  [
    'an issue that is closed',
    async (api) => {
      await openIssue(api, [1], { autochange_condition: true });
      await api.post('/v1/issues/1/status', { status: 'closed' });
    },
    ['issue 1 create', 'issue 1 status'],
  ],
  ['an event', (api) => api.post('/v1/events', event), ['event 1 create']],
];

test.each(writes)('%s is in the history of its item once', async (_title, write, expected) => {
  const { api } = await arrange();
  await write(api);
  expect(await historyOf(api)).toEqual(expected);
});

test('an entry has the time, actor, action and request', async () => {
  const { api, id } = await arrange();
  const { body: written } = await api.patch('/v1/items/1', { model: 'M' });
  const { body } = await api.get('/v1/items/1/history?limit=1');
  expect(body.data).toEqual([
    {
      id: expect.any(String),
      at: written.data.updated_at,
      actor: { id, type: 'api_key', name: 'Main (API)' },
      action: 'update',
      resource: 'item',
      resource_id: 1,
      version: written.data.version,
      changes: [{ field: 'model', from: null, to: 'M' }],
      request_id: written.meta.request_id,
    },
  ]);
});

test('the entry of a check-in has the checkout and the changes of the item', async () => {
  const { api } = await arrange();
  await api.post('/v1/locations', { name: 'Shelf' });
  await checkOut(api, [1]);
  await api.post('/v1/checkouts/1/checkin', { location_id: 1 });
  const [entry] = (await api.get('/v1/items/1/history')).body.data;
  expect(entry).toMatchObject({ resource: 'checkout', resource_id: 1, action: 'checkin' });
  expect(entry.changes).toContainEqual({ field: 'location_id', from: null, to: 1 });
  expect(entry.changes).toContainEqual({ field: 'checkout_id', from: 1, to: null });
});

const noWrites: [string, (api: Client) => Promise<unknown>][] = [
  ['an empty change', (api) => api.patch('/v1/items/1', {})],
  ['a refused change', (api) => api.patch('/v1/items/1', { name: '' })],
  ['the same condition', (api) => api.post('/v1/items/1/condition', { condition: 'operative' })],
  [
    'a comment',
    (api) => api.post('/v1/comments', { object_type: 'item', object_id: 1, body: 'Nice.' }),
  ],
  ['a refused checkout', (api) => checkOut(api, [1, 99])],
];

test.each(noWrites)('%s adds no entry', async (_title, call) => {
  const { api } = await arrange();
  await call(api);
  expect(await historyOf(api)).toEqual([]);
});

test('the history of an unknown item is not found', async () => {
  const { api } = await newAccount();
  const { status, body } = await api.get('/v1/items/7/history');
  expect([status, body.error.code]).toEqual([404, 'not_found']);
});

test('a cursor of the history of another item is refused', async () => {
  const { api } = await arrange();
  for (const id of [1, 2]) await api.patch(`/v1/items/${id}`, { model: 'M' });
  const { body } = await api.get('/v1/items/1/history?limit=1');
  const path = `/v1/items/2/history?cursor=${body.meta.pagination.next_cursor}`;
  expect((await api.get(path)).status).toBe(400);
});

test('the entries of eight concurrent changes are sorted by version', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Tape', inventory_enabled: true, inventory_quantity: 100 });
  const pick = () => api.post('/v1/items/1/inventory', { action: 'pick', quantity: 1 });
  await Promise.all(Array.from({ length: 8 }, pick));
  const { data } = (await api.get('/v1/items/1/history')).body;
  const versions = data.map(({ version }: { version: number }) => version);
  expect(versions).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  const times = data.map(({ at }: { at: string }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('the entry of a condition has its remarks', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await api.post('/v1/items/1/condition', { condition: 'inoperative', remarks: 'It smokes.' });
  const { body } = await api.get('/v1/items/1/history');
  expect(body.data[0]).toMatchObject({ action: 'condition', remarks: 'It smokes.' });
});

test('times of entries never decrease, in whatever order the requests began', async () => {
  const { api, accountId } = await arrange();
  await api.post('/v1/events', event);
  // As if its request had begun later than that of the next version.
  const [latest] = await queryRows({
    pk: partition.activity(accountId, 'item', 1),
    descending: true,
    limit: 1,
  });
  const later = '2999-01-01T00:00:00Z';
  const key = rowKey.activity(accountId, 'item', 1, String(latest?.sk));
  await updateRow({ kind: 'update', key, set: { at: later } });
  await api.patch('/v1/items/1', { model: 'M' });
  await api.patch('/v1/items/1', { model: 'N' });
  const { body } = await api.get('/v1/items/1/history?limit=3');
  const entries: { resource: string; at: string }[] = body.data;
  expect(entries.map(({ resource, at }) => [resource, at])).toEqual([
    ['item', later],
    ['item', later],
    ['event', later],
  ]);
  const { body: first } = await api.get('/v1/items/1/history?limit=1');
  expect(first.data[0].at).toBe(later);
});
