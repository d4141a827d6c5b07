import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, openIssue, reserve } from '../../support/bookings.ts';

test('an open reservation reserves its items again, and is refused if they are reserved', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  await reserve(api, iid, 60, 120);
  await api.delete('/v1/reservations/1');
  const { body: other } = await reserve(api, [2], 100, 200);
  const refused = await api.post('/v1/reservations/1/restore');
  expect([refused.status, refused.body.error.code]).toEqual([400, 'item_reserved']);
  expect(refused.body.error.fields.iid).toMatchObject([{ item_id: 2, reservation_id: 2 }]);
  await api.delete(`/v1/reservations/${other.data.id}`);
  expect((await api.post('/v1/reservations/1/restore')).status).toBe(201);
  expect((await reserve(api, [1], 60, 70)).body.error.code).toBe('item_reserved');
  const { body } = await api.get('/v1/items/1/history?limit=1');
  expect(body.data).toMatchObject([{ action: 'restore', resource: 'reservation', resource_id: 1 }]);
});

test('an open reservation of a blocked contact cannot be restored, a completed one can', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await api.post('/v1/contacts', { name: 'ACME' });
  await reserve(api, iid, 60, 120, { contact_id: 1 });
  await reserve(api, iid, 130, 140, { contact_id: 1 });
  await api.post('/v1/reservations/2/complete', {});
  await api.delete('/v1/reservations/1');
  await api.delete('/v1/reservations/2');
  await api.patch('/v1/contacts/1', { blocked: true });
  const refused = await api.post('/v1/reservations/1/restore');
  expect([refused.status, refused.body.error.code]).toEqual([400, 'contact_blocked']);
  expect((await api.post('/v1/reservations/2/restore')).body.data.status).toBe('completed');
  expect((await reserve(api, iid, 130, 140)).status).toBe(201);
});

test('an open issue holds its items again', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await openIssue(api, iid, { autochange_condition: true });
  await api.delete('/v1/issues/1');
  expect((await api.get('/v1/items/1')).body.data.condition).toBe('operative');
  const { body } = await api.post('/v1/issues/1/restore');
  expect(body.data.condition_effects).toMatchObject([{ item_id: 1, applied: true }]);
  const onHold = (await api.get('/v1/items/1')).body.data;
  expect(onHold).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
  await api.post('/v1/issues/1/status', { status: 'closed' });
  const released = (await api.get('/v1/items/1')).body.data;
  expect(released).toMatchObject({ condition: 'operative', open_issues_count: 0 });
});

test('an issue that was opened again while its item was deleted counts on the restored item', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  await api.post('/v1/issues/1/status', { status: 'closed' });
  await api.delete('/v1/items/1');
  await api.post('/v1/issues/1/status', { status: 'open' });
  expect((await api.post('/v1/items/1/restore')).body.data.open_issues_count).toBe(1);
  await api.post('/v1/issues/1/status', { status: 'closed' });
  expect((await api.get('/v1/items/1')).body.data.open_issues_count).toBe(0);
});

test('a comment that was deleted with its issue no longer counts on the restored one', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  const comment = { object_type: 'issue', object_id: 1, body: 'Hello' };
  await api.post('/v1/comments', comment);
  await api.post('/v1/comments', comment);
  await api.delete('/v1/issues/1');
  await api.delete('/v1/comments/1');
  expect((await api.post('/v1/issues/1/restore')).body.data.comments_count).toBe(1);
});

test('a restored kit counts on its items again, and is refused without one of them', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  await api.post('/v1/kits', { name: 'Set', iid });
  await api.delete('/v1/kits/1');
  await api.delete('/v1/items/2');
  const refused = await api.post('/v1/kits/1/restore');
  expect(refused.status).toBe(422);
  expect(refused.body.error.fields.iid).toMatchObject([{ code: 'not_found', item_id: 2 }]);
  await api.post('/v1/items/2/restore');
  expect((await api.post('/v1/kits/1/restore')).status).toBe(201);
  expect((await api.get('/v1/items/1')).body.data.kits_count).toBe(1);
  expect((await api.delete('/v1/items/2')).body.error.code).toBe('item_in_use');
  const [last] = (await api.get('/v1/items/1/history')).body.data;
  expect(last).toMatchObject({ resource: 'kit', action: 'restore' });
});
