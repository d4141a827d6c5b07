import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, openIssue } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

test('reports an issue with its defaults', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { status, body } = await openIssue(api, iid, {
    deadline: inMinutes(-5),
    cost: 3.25,
    foo: 1,
  });
  expect(status).toBe(201);
  expect(body.meta.ignored_fields).toEqual(['foo']);
  expect(body.data).toMatchObject({
    status: 'open',
    priority: 'normal',
    overdue: true,
    autochange_condition: false,
    comments_count: 0,
    resolution: null,
    items: [{ id: iid[0] }, { id: iid[1] }],
  });
});

test.each([
  ['open', 'in_progress', 201],
  ['open', 'on_hold', 201],
  ['open', 'closed', 201],
  ['in_progress', 'open', 201],
  ['on_hold', 'in_progress', 201],
  ['closed', 'open', 201],
  ['closed', 'in_progress', 422],
  ['closed', 'on_hold', 422],
])('a change of status from %s to %s gets %i', async (from, to, expected) => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await openIssue(api, iid);
  if (from !== 'open') await api.post('/v1/issues/1/status', { status: from });
  const { status, body } = await api.post('/v1/issues/1/status', { status: to });
  expect(status).toBe(expected);
  if (expected === 422) expect(body.error.code).toBe('invalid_transition');
});

test('the same status changes nothing, and remarks on closing become the resolution', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  const same = await api.post('/v1/issues/1/status', { status: 'open', remarks: 'x' });
  expect(same.status).toBe(201);
  expect(same.body.meta.unchanged).toBe(true);
  const closed = await api.post('/v1/issues/1/status', { status: 'closed', remarks: 'cleaned' });
  expect(closed.body.data).toMatchObject({
    resolution: 'cleaned',
    closed_by: { type: 'api_key' },
    overdue: false,
  });
});

test('a closed issue refuses every PATCH, and status in a PATCH is ignored', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  const ignored = await api.patch('/v1/issues/1', { status: 'closed', name: 'N' });
  expect(ignored.body.meta.ignored_fields).toEqual(['status']);
  expect(ignored.body.data.status).toBe('open');
  await api.post('/v1/issues/1/status', { status: 'closed' });
  const refused = await api.patch('/v1/issues/1', {});
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'issue_closed', fields: {} });
});

test('an item on an open issue cannot be deleted', async () => {
  const { api } = await newAccount();
  await openIssue(api, await newItems(api, 1));
  expect((await api.delete('/v1/items/1')).body.error.code).toBe('item_in_use');
  await api.post('/v1/issues/1/status', { status: 'closed' });
  expect((await api.delete('/v1/items/1')).status).toBe(204);
});

test('an issue may have discarded items and items that are out, but not deleted ones', async () => {
  const { api } = await newAccount();
  const [first = 0, second = 0, third = 0] = await newItems(api, 3);
  await api.post(`/v1/items/${first}/condition`, { condition: 'discarded' });
  await api.post('/v1/checkouts', { name: 'C', iid: [second], due_time: inMinutes(60) });
  await api.delete(`/v1/items/${third}`);
  expect((await openIssue(api, [first, second])).status).toBe(201);
  const { body } = await openIssue(api, [first, third]);
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_found', item_id: third }),
  ]);
});

test('lists by status, item, user, contact, words and deadline', async () => {
  const { api, ownerId } = await newAccount();
  const iid = await newItems(api, 2);
  await api.post('/v1/contacts', { name: 'Repair shop' });
  await openIssue(api, iid, { name: 'Élan vital', deadline: inMinutes(60), contact_id: 1 });
  await openIssue(api, iid.slice(1), {
    name: 'Scratch',
    deadline: inMinutes(30),
    user_id: ownerId,
  });
  await openIssue(api, iid.slice(0, 1), { name: 'Noise', description: 'elan is gone' });
  await api.post('/v1/issues/3/status', { status: 'on_hold' });
  const listIds = async (query: string) => {
    const { body } = await api.get(`/v1/issues?${query}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listIds('sort=deadline')).toEqual([2, 1, 3]);
  expect(await listIds('sort=deadline&direction=desc')).toEqual([3, 1, 2]);
  expect(await listIds('status=on_hold')).toEqual([3]);
  expect(await listIds('q=elan')).toEqual([1, 3]);
  expect(await listIds(`item_id=${iid[0]}`)).toEqual([1, 3]);
  expect(await listIds('contact_id=1')).toEqual([1]);
  expect(await listIds(`user_id=${ownerId}&status=open`)).toEqual([2]);
});

test('a change of an issue is in the history of every item before and after', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await openIssue(api, [1, 2]);
  await api.patch('/v1/issues/1', { name: 'Wet' });
  await api.patch('/v1/issues/1', { iid: [1, 3] });
  const actionsOf = async (id: number) => {
    const { body } = await api.get(`/v1/items/${id}/history`);
    const own = body.data.filter(({ resource }: { resource: string }) => resource === 'issue');
    return own.map(({ action }: { action: string }) => action);
  };
  expect(await actionsOf(1)).toEqual(['update', 'update', 'create']);
  expect(await actionsOf(2)).toEqual(['update', 'update', 'create']);
  expect(await actionsOf(3)).toEqual(['update']);
});
