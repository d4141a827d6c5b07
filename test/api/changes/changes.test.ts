import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, newStock, openIssue, reserve } from '../../support/bookings.ts';
import { readChanges, summaryOf, waitForChanges } from '../../support/changes.ts';
import { dispatchDueIn } from '../../support/dispatch.ts';
import { inMinutes } from '../../support/time.ts';

test('each write of a record is one change, with its type, its actor and the changed fields', async () => {
  const { api, accountId } = await newAccount();
  await newItems(api, 1);
  await api.patch('/v1/items/1', { name: 'Renamed' });
  await api.delete('/v1/items/1');
  await api.post('/v1/items/1/restore');
  const { changes } = await waitForChanges(api, 4);
  expect(changes.map(summaryOf)).toEqual([
    'item 1 v1 item.created',
    'item 1 v2 item.updated',
    'item 1 v3 item.deleted',
    'item 1 v4 item.restored',
  ]);
  expect(changes[1]).toEqual({
    id: expect.stringMatching(/^evt_[\w-]{22}$/),
    type: 'item.updated',
    at: expect.stringMatching(/Z$/),
    account_id: accountId,
    actor: { id: 1, type: 'api_key', name: 'Main (API)' },
    resource: 'item',
    resource_id: 1,
    version: 2,
    changes: [{ field: 'name', from: 'Item 1', to: 'Renamed' }],
  });
  expect(new Set(changes.map(({ id }) => id)).size).toBe(4);
});

test('changes of items by bookings are in the feed, too', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await checkOut(api, [1]);
  await api.post('/v1/checkouts/1/extend', { due_time: inMinutes(120) });
  await api.post('/v1/checkouts/1/checkin', {});
  await reserve(api, [1], 60, 120);
  await api.post('/v1/reservations/1/complete', { complete_as: 'unspecified' });
  await openIssue(api, [1]);
  await api.post('/v1/issues/1/status', { status: 'in_progress' });
  const { changes } = await waitForChanges(api, 13);
  const of = (resource: string) =>
    changes.filter((one) => one.resource === resource).map(({ version, type }) => [version, type]);
  expect(of('checkout')).toEqual([
    [1, 'checkout.created'],
    [2, 'checkout.extended'],
    [3, 'checkout.checked_in'],
  ]);
  expect(of('reservation')).toEqual([
    [1, 'reservation.created'],
    [2, 'reservation.completed'],
  ]);
  expect(of('issue')).toEqual([
    [1, 'issue.created'],
    [2, 'issue.status_changed'],
  ]);
  expect(of('item').map(([version]) => version)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(
    of('item')
      .slice(1)
      .every(([, type]) => type === 'item.updated'),
  ).toBe(true);
});

test('a stock that becomes low and a checkout that becomes overdue are each one further event', async () => {
  const { api, accountId } = await newAccount();
  const stock = await newStock(api, 10, { inventory_minimum: 3 });
  for (const quantity of [5, 2, 1]) {
    await api.post(`/v1/items/${stock}/inventory`, { action: 'pick', quantity });
  }
  const [lamp = 0] = await newItems(api, 1);
  await checkOut(api, [lamp], 30);
  await waitForChanges(api, 8);
  await dispatchDueIn(31, accountId);
  await dispatchDueIn(32, accountId);
  const { changes } = await waitForChanges(api, 9);
  const special = changes.map(summaryOf).filter((one) => /low|overdue/.test(one));
  expect(special.sort()).toEqual([
    'checkout 1 v1 checkout.overdue',
    'item 1 v3 item.inventory_low',
  ]);
  const third = changes.map(summaryOf).filter((one) => one.startsWith(`item ${stock} v3`));
  expect(third).toEqual([`item ${stock} v3 item.updated`, `item ${stock} v3 item.inventory_low`]);
  const overdue = changes.find(({ type }) => type === 'checkout.overdue');
  expect(overdue).toMatchObject({ changes: [], actor: { type: 'system' } });
  expect(changes).toHaveLength(9);
});

test('a cursor continues after the last change, page by page, and stays valid at the end', async () => {
  const { api } = await newAccount();
  await newItems(api, 5);
  const { changes: whole } = await waitForChanges(api, 5);
  const { changes, cursor } = await readChanges(api, 'limit=2');
  expect(changes).toEqual(whole);
  const { body: none } = await api.get(`/v1/changes?cursor=${cursor}`);
  expect(none.data).toEqual([]);
  expect(none.meta.sync).toEqual({ cursor, has_more: false });
  await api.patch('/v1/items/2', { name: 'Renamed' });
  const { changes: next } = await waitForChanges(api, 1, `cursor=${cursor}`);
  expect(next.map(summaryOf)).toEqual(['item 2 v2 item.updated']);
});

test('since= starts at a time, which cannot be before the retention period', async () => {
  const { api } = await newAccount();
  await newItems(api, 2);
  await waitForChanges(api, 2);
  const day = 24 * 60;
  expect((await readChanges(api, `since=${inMinutes(-1)}`)).changes).toHaveLength(2);
  const later = await readChanges(api, `since=${inMinutes(60)}`);
  expect(later.changes).toEqual([]);
  await newItems(api, 1);
  const { changes } = await waitForChanges(api, 1, `cursor=${later.cursor}`);
  expect(changes.map(summaryOf)).toEqual(['item 3 v1 item.created']);
  const { status, body } = await api.get(`/v1/changes?since=${inMinutes(-31 * day)}`);
  expect([status, body.error.fields.since[0].code]).toEqual([400, 'invalid_value']);
});

test('a key sees only changes of records that it may read, and is refused others that it requests', async () => {
  const { api, newKey, newUser } = await newAccount();
  await newItems(api, 2);
  await api.post('/v1/contacts', { name: 'Ada' });
  await api.post('/v1/kits', { name: 'Set', iid: [1] });
  await waitForChanges(api, 4);
  const resourcesOf = async (key: typeof api, query = 'limit=1') =>
    (await readChanges(key, query)).changes.map(({ resource }) => resource);
  const { api: contacts } = await newKey({ scopes: ['contacts:read'] });
  expect(await resourcesOf(contacts)).toEqual(['contact']);
  const { api: items } = await newKey({ scopes: ['items:write'] });
  expect((await resourcesOf(items)).toSorted()).toEqual(['item', 'item', 'kit']);
  expect(await resourcesOf(items, 'resource=kit')).toEqual(['kit']);
  const { api: users } = await newKey({ scopes: ['users:read'] });
  expect(await resourcesOf(users)).toEqual([]);
  const refused = await items.get('/v1/changes?resource=contact');
  expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope']);
  const { id } = await newUser({ permissions: ['content.contacts'] });
  const { api: limited } = await newKey({ userId: id });
  expect(await resourcesOf(limited)).toEqual(['contact']);
  expect((await limited.get('/v1/changes?resource=item')).body.error.code).toBe('forbidden');
});

test('a cursor that is ahead of the feed is refused, since changes before it would be missed', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const { cursor } = await waitForChanges(api, 1);
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const ahead = Buffer.from(JSON.stringify(parts.with(-1, 2))).toString('base64url');
  const { status, body } = await api.get(`/v1/changes?cursor=${ahead}`);
  expect([status, body.error.fields.cursor[0].code]).toEqual([400, 'invalid_value']);
});

test('a cursor from before a restore of the table is refused, even if the feed has passed its position', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'Ann' });
  const { cursor } = await waitForChanges(api, 1);
  const [feed, account] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const cursorOf = (...mark: string[]) =>
    Buffer.from(JSON.stringify([feed, account, 0, null, ...mark])).toString('base64url');
  const { status, body } = await api.get(`/v1/changes?cursor=${cursorOf('another')}`);
  expect([status, body.error.fields.cursor[0].code]).toEqual([400, 'invalid_value']);
  expect((await api.get(`/v1/changes?cursor=${cursorOf()}`)).body.data).toHaveLength(1);
});

test('a cursor of another account and an invalid one are refused', async () => {
  const { api } = await newAccount();
  const { cursor } = await readChanges((await newAccount()).api);
  for (const wrong of [cursor, 'W10', 'x', '']) {
    const { status, body } = await api.get(`/v1/changes?cursor=${wrong}`);
    expect([status, body.error.code]).toEqual([400, 'bad_request']);
  }
});
