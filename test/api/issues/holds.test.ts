import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, openIssue } from '../../support/bookings.ts';

async function arrange(count = 1) {
  const account = await newAccount();
  const iid = await newItems(account.api, count);
  const { api } = account;
  const openHoldingIssue = async (ids = iid) => {
    return (await openIssue(api, ids, { name: 'Lens', autochange_condition: true })).body.data;
  };
  const setStatus = (id: number, value: string) =>
    api.post(`/v1/issues/${id}/status`, { status: value });
  const getItem = async (id = iid[0]) => (await api.get(`/v1/items/${id}`)).body.data;
  const setCondition = (condition: string, id = iid[0]) =>
    api.post(`/v1/items/${id}/condition`, { condition });
  return { api, iid, openHoldingIssue, setStatus, getItem, setCondition };
}

test('opening an issue with autochange_condition makes an operative item inoperative', async () => {
  const { openHoldingIssue, getItem, iid } = await arrange();
  const issue = await openHoldingIssue();
  expect(issue.condition_effects).toEqual([
    { item_id: iid[0], from: 'operative', applied: true, restored: false, reason: null },
  ]);
  expect(await getItem()).toMatchObject({
    condition: 'inoperative',
    condition_remarks: `Issue ${issue.id}: Lens`,
    condition_changed_by: { name: 'Main (API)' },
    availability: 'unavailable',
    open_issues_count: 1,
    version: 2,
  });
});

test('without autochange_condition the condition is unchanged', async () => {
  const { api, iid, getItem } = await arrange();
  const { body } = await openIssue(api, iid);
  expect(body.data.condition_effects).toEqual([]);
  expect(await getItem()).toMatchObject({
    condition: 'operative',
    open_issues_count: 1,
    version: 1,
  });
});

test('closing restores the condition', async () => {
  const { openHoldingIssue, setStatus, getItem } = await arrange();
  const issue = await openHoldingIssue();
  const { body } = await setStatus(issue.id, 'closed');
  expect(body.data.condition_effects[0]).toMatchObject({
    applied: true,
    restored: true,
    reason: null,
  });
  expect(await getItem()).toMatchObject({ condition: 'operative', open_issues_count: 0 });
});

test('a condition that was set meanwhile is not restored', async () => {
  const { openHoldingIssue, setStatus, getItem, setCondition } = await arrange();
  const issue = await openHoldingIssue();
  await setCondition('inoperative');
  const { body } = await setStatus(issue.id, 'closed');
  expect(body.data.condition_effects[0]).toMatchObject({
    restored: false,
    reason: 'changed_since',
  });
  expect((await getItem()).condition).toBe('inoperative');
});

test('an item whose condition is not changed is listed in the effects with the reason', async () => {
  const { openHoldingIssue, getItem, setCondition, iid } = await arrange(2);
  await setCondition('discarded', iid[0]);
  const issue = await openHoldingIssue();
  expect(issue.condition_effects).toMatchObject([
    { item_id: iid[0], applied: false, reason: 'discarded' },
    { item_id: iid[1], applied: true, reason: null },
  ]);
  expect(await getItem(iid[0])).toMatchObject({ condition: 'discarded', open_issues_count: 1 });
});

test('reopening makes the items inoperative again', async () => {
  const { openHoldingIssue, setStatus, getItem } = await arrange();
  const issue = await openHoldingIssue();
  await setStatus(issue.id, 'closed');
  const { body } = await setStatus(issue.id, 'open');
  expect(body.data).toMatchObject({
    status: 'open',
    closed_at: null,
    closed_by: null,
    resolution: null,
  });
  expect(await getItem()).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
});

test('deleting an open issue restores the condition', async () => {
  const { api, openHoldingIssue, getItem } = await arrange();
  const issue = await openHoldingIssue();
  expect((await api.delete(`/v1/issues/${issue.id}`)).status).toBe(204);
  expect(await getItem()).toMatchObject({ condition: 'operative', open_issues_count: 0 });
});

test('a deleted issue shows that its condition was restored', async () => {
  const { api, openHoldingIssue } = await arrange();
  const issue = await openHoldingIssue();
  await api.delete(`/v1/issues/${issue.id}`);
  const { body } = await api.get('/v1/issues?deleted=true');
  expect(body.data[0].condition_effects).toEqual([
    expect.objectContaining({ applied: true, restored: true, reason: null }),
  ]);
  const restored = (await api.post(`/v1/issues/${issue.id}/restore`)).body.data;
  expect(restored.condition_effects).toEqual(issue.condition_effects);
});

test('turning autochange_condition off restores the condition, and on changes it again', async () => {
  const { api, openHoldingIssue, getItem } = await arrange();
  const issue = await openHoldingIssue();
  const path = `/v1/issues/${issue.id}`;
  const off = await api.patch(path, { autochange_condition: false });
  expect(off.body.data.condition_effects[0]).toMatchObject({ applied: true, restored: true });
  expect((await getItem()).condition).toBe('operative');
  await api.patch(path, { autochange_condition: true });
  expect((await getItem()).condition).toBe('inoperative');
});

test('an item that is removed from the issue is restored, and stays in the effects', async () => {
  const { api, openHoldingIssue, getItem, iid } = await arrange(2);
  const issue = await openHoldingIssue();
  const { body } = await api.patch(`/v1/issues/${issue.id}`, { iid: [iid[1]] });
  expect(body.data.iid).toEqual([iid[1]]);
  expect(body.data.condition_effects).toEqual([
    expect.objectContaining({ item_id: iid[0], applied: true, restored: true }),
    expect.objectContaining({ item_id: iid[1], applied: true, restored: false }),
  ]);
  expect(await getItem(iid[0])).toMatchObject({ condition: 'operative', open_issues_count: 0 });
  expect(await getItem(iid[1])).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
});

test('an item deleted while the issue was closed is listed as deleted after reopening', async () => {
  const { api, openHoldingIssue, setStatus, iid } = await arrange(2);
  const issue = await openHoldingIssue();
  await setStatus(issue.id, 'closed');
  expect((await api.delete(`/v1/items/${iid[0]}`)).status).toBe(204);
  const { body } = await setStatus(issue.id, 'open');
  expect(body.data.condition_effects[0]).toMatchObject({
    item_id: iid[0],
    applied: false,
    reason: 'deleted',
  });
});
