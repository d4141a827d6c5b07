import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, openIssue, reserve } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';

test('an issue with an item deleted meanwhile can be reopened and closed, and restores the others', async () => {
  const { api } = await newAccount();
  const [gone = 0, remaining = 0] = await newItems(api, 2);
  const { id } = (await openIssue(api, [gone, remaining], { autochange_condition: true })).body
    .data;
  const setStatus = (status: string) => api.post(`/v1/issues/${id}/status`, { status });
  await setStatus('closed');
  await api.delete(`/v1/items/${gone}`);
  expect((await setStatus('open')).status).toBe(201);
  expect((await api.patch(`/v1/issues/${id}`, { name: 'Renamed' })).status).toBe(200);
  expect((await setStatus('closed')).status).toBe(201);
  const { data } = (await api.get(`/v1/items/${remaining}`)).body;
  expect(data).toMatchObject({ condition: 'operative', open_issues_count: 0 });
  expect((await api.delete(`/v1/items/${remaining}`)).status).toBe(204);
});

test('a reopened issue tells the condition in which its item was deleted', async () => {
  const { api } = await newAccount();
  const [item = 0] = await newItems(api, 1);
  await api.post(`/v1/items/${item}/condition`, { condition: 'discarded' });
  const { id } = (await openIssue(api, [item])).body.data;
  await api.post(`/v1/issues/${id}/status`, { status: 'closed' });
  await api.delete(`/v1/items/${item}`);
  await api.post(`/v1/issues/${id}/status`, { status: 'open' });
  const { body } = await api.patch(`/v1/issues/${id}`, { autochange_condition: true });
  expect(body.data.condition_effects).toEqual([
    { item_id: item, from: 'discarded', applied: false, restored: false, reason: 'deleted' },
  ]);
});

test('an item that is restored is held by an issue that was reopened meanwhile', async () => {
  const { api } = await newAccount();
  const [item = 0] = await newItems(api, 1);
  const { id } = (await openIssue(api, [item], { autochange_condition: true })).body.data;
  const setStatus = (status: string) => api.post(`/v1/issues/${id}/status`, { status });
  await setStatus('closed');
  await api.delete(`/v1/items/${item}`);
  await setStatus('open');
  const restored = (await api.post(`/v1/items/${item}/restore`)).body.data;
  expect(restored).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
  const [entry] = (await api.get(`/v1/items/${item}/history`)).body.data;
  const changes = [
    { field: 'condition', from: 'operative', to: 'inoperative' },
    { field: 'condition_remarks', from: null, to: 'Issue 1: Issue' },
  ];
  expect(entry).toMatchObject({ action: 'restore', changes });
  const { condition_effects } = (await api.get(`/v1/issues/${id}`)).body.data;
  expect(condition_effects).toEqual([
    { item_id: item, from: 'operative', applied: true, restored: false, reason: null },
  ]);
  await setStatus('closed');
  const { data } = (await api.get(`/v1/items/${item}`)).body;
  expect(data).toMatchObject({ condition: 'operative', open_issues_count: 0 });
});

test('an item that is restored stays in use if its reopened issue holds nothing', async () => {
  const { api } = await newAccount();
  const [item = 0] = await newItems(api, 1);
  const { id } = (await openIssue(api, [item])).body.data;
  await api.post(`/v1/issues/${id}/status`, { status: 'closed' });
  await api.delete(`/v1/items/${item}`);
  await api.post(`/v1/issues/${id}/status`, { status: 'open' });
  const restored = (await api.post(`/v1/items/${item}/restore`)).body.data;
  expect(restored).toMatchObject({ condition: 'operative', open_issues_count: 1 });
});

test('a PATCH can exchange twenty of forty items, but not forty', async () => {
  const { api, accountId } = await newAccount();
  const ids = await manyItems(accountId, 81);
  const { id } = (await reserve(api, ids.slice(0, 40), 60, 120)).body.data;
  const exchanged = await api.patch(`/v1/reservations/${id}`, { iid: ids.slice(20, 60) });
  expect(exchanged.status).toBe(200);
  const { status, body } = await api.patch(`/v1/reservations/${id}`, { iid: ids.slice(41, 81) });
  expect(status).toBe(422);
  expect(body.error.fields.iid).toEqual([expect.objectContaining({ code: 'too_many' })]);
});
