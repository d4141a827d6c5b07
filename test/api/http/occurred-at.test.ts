import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import {
  checkOut,
  checkOutLine,
  newItems,
  newStock,
  openIssue,
  reserve,
  reserveLine,
} from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const day = 24 * 60;
const itemOf = async (id = 0) => (await account.api.get(`/v1/items/${id}`)).body.data;
const lastEntryOf = async (path: string) =>
  (await account.api.get(`${path}/history?limit=1`)).body.data[0];

/** Every call that accepts occurred_at, on an item that is in or out. */
const calls: [string, (id: number) => Promise<[path: string, body: object]>][] = [
  [
    'a checkout',
    async (id) => ['/v1/checkouts', { name: 'Out', iid: [id], due_time: inMinutes(60) }],
  ],
  ['a stock-take of many', async (id) => ['/v1/items/stocktake', { iid: [id] }]],
  ['a stock-take', async (id) => [`/v1/items/${id}/inventory`, {}]],
  ['a move', async (id) => [`/v1/items/${id}/location`, { location_id: null }]],
  ['a move of many', async (id) => ['/v1/items/move', { iid: [id], location_id: null }]],
  ['a condition', async (id) => [`/v1/items/${id}/condition`, { condition: 'inoperative' }]],
  ['an issue', async (id) => ['/v1/issues', { name: 'Torn', iid: [id] }]],
  [
    'a check-in',
    async (id) => [`/v1/checkouts/${(await checkOut(account.api, [id])).body.data.id}/checkin`, {}],
  ],
  [
    'a check-in by scan',
    async (id) => {
      await checkOut(account.api, [id]);
      return ['/v1/checkouts/checkin', { iid: [id] }];
    },
  ],
];

test.each(calls)('%s that happened over 7 days ago is too early', async (_name, arrange) => {
  const [id = 0] = await newItems(account.api, 1);
  const [path, body] = await arrange(id);
  const answer = await account.api.post(path, { ...body, occurred_at: inMinutes(-7 * day - 1) });
  expect([answer.status, answer.body.error.fields.occurred_at[0].code]).toEqual([422, 'too_early']);
});

test.each(calls)('%s over 5 minutes ahead is too late', async (_name, arrange) => {
  const [id = 0] = await newItems(account.api, 1);
  const [path, body] = await arrange(id);
  const answer = await account.api.post(path, { ...body, occurred_at: inMinutes(6) });
  expect([answer.status, answer.body.error.fields.occurred_at[0].code]).toEqual([422, 'too_late']);
});

test('a due time counts from when the items went out', async () => {
  const iid = await newItems(account.api, 1);
  const body = { name: 'Offline', iid, occurred_at: inMinutes(-60), due_time: inMinutes(-56) };
  const answer = await account.api.post('/v1/checkouts', body);
  expect([answer.status, answer.body.error.fields.due_time[0].code]).toEqual([422, 'too_soon']);
});

test('a checkout without occurred_at went out when it was created', async () => {
  const { data } = (await checkOut(account.api, await newItems(account.api, 1))).body;
  expect(data.checked_out_at).toBe(data.created_at);
});

test('a check-in that is recorded later has the time at which the items came back', async () => {
  const iid = await newItems(account.api, 1);
  const { data } = (await checkOut(account.api, iid, 60, { occurred_at: inMinutes(-120) })).body;
  const back = inMinutes(-30);
  const { body } = await account.api.post(`/v1/checkouts/${data.id}/checkin`, {
    occurred_at: back,
  });
  expect(body.data.items[0].checked_in_at).toBe(back);
  expect(body.data.closed_at).toBe(back);
  expect(body.data.checkins[0].occurred_at).toBe(back);
  expect(body.data.checkins[0].at > back).toBe(true);
});

test('a checkout closes when the last of its items came back, in whatever order that is recorded', async () => {
  const iid = await newItems(account.api, 2);
  const { data } = (await checkOut(account.api, iid, 60, { occurred_at: inMinutes(-120) })).body;
  const path = `/v1/checkouts/${data.id}/checkin`;
  const last = inMinutes(-30);
  await account.api.post(path, { iid: [iid[0]], occurred_at: last });
  const { body } = await account.api.post(path, { occurred_at: inMinutes(-60) });
  expect([body.data.status, body.data.closed_at]).toEqual(['closed', last]);
});

test('items do not come back before they went out', async () => {
  const { data } = (await checkOut(account.api, await newItems(account.api, 1))).body;
  const occurred_at = inMinutes(-5);
  for (const [path, body] of [
    [`/v1/checkouts/${data.id}/checkin`, {}],
    ['/v1/checkouts/checkin', { iid: data.iid }],
  ] as const) {
    const answer = await account.api.post(path, { ...body, occurred_at });
    expect(answer.body.error.fields.occurred_at).toEqual([
      expect.objectContaining({ code: 'end_before_start', checkout_id: data.id }),
    ]);
  }
});

test('a return before the checkout is reported with other invalid fields, before items that are not out', async () => {
  const [out = 0, inside] = await newItems(account.api, 2);
  await checkOut(account.api, [out]);
  const early = { iid: [out, inside], occurred_at: inMinutes(-5) };
  const codesOf = async (body: object) => {
    const answer = await account.api.post('/v1/checkouts/checkin', body);
    return [answer.body.error.code, Object.keys(answer.body.error.fields).sort()];
  };
  expect(await codesOf(early)).toEqual(['validation_failed', ['occurred_at']]);
  expect(await codesOf({ ...early, location_id: 999 })).toEqual([
    'validation_failed',
    ['location_id', 'occurred_at'],
  ]);
});

test('the issue of a check-in has the time at which the items came back', async () => {
  const iid = await newItems(account.api, 1);
  const occurred_at = inMinutes(-30);
  await checkOut(account.api, iid, 60, { occurred_at: inMinutes(-60) });
  const body = { iid, occurred_at, issue: { name: 'Wet' } };
  const { data } = (await account.api.post('/v1/checkouts/checkin', body)).body;
  const issue = await account.api.get(`/v1/issues/${data[0].checkins[0].issue_id}`);
  expect(issue.body.data.occurred_at).toBe(occurred_at);
});

test('an item was last seen at the latest time of its stock-takes, and has each in its history', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const occurredAt = inMinutes(-60);
  await account.api.post('/v1/items/stocktake', { iid: [id], occurred_at: occurredAt });
  expect((await itemOf(id)).last_inventory_at).toBe(occurredAt);
  await account.api.post(`/v1/items/${id}/inventory`, { occurred_at: inMinutes(-120) });
  expect((await itemOf(id)).last_inventory_at).toBe(occurredAt);
  const earlier = { remarks: 'On the truck', occurred_at: inMinutes(-180) };
  await account.api.post('/v1/items/stocktake', { iid: [id], ...earlier });
  expect((await itemOf(id)).last_inventory_at).toBe(occurredAt);
  expect(await lastEntryOf(`/v1/items/${id}`)).toMatchObject({ action: 'inventory', ...earlier });
});

test('a condition that is recorded later has the time at which it changed', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const occurred_at = inMinutes(-60);
  const body = { condition: 'inoperative', occurred_at };
  await account.api.post(`/v1/items/${id}/condition`, body);
  expect((await itemOf(id)).condition_changed_at).toBe(occurred_at);
});

test('the history of a move has the time at which it happened, and that at which it was recorded', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const { data } = (await account.api.post('/v1/locations', { name: 'Room' })).body;
  const occurred_at = inMinutes(-60);
  await account.api.post(`/v1/items/${id}/location`, { location_id: data.id, occurred_at });
  const entry = await lastEntryOf(`/v1/items/${id}`);
  expect(entry).toMatchObject({ action: 'location', occurred_at });
  expect(entry.at > occurred_at).toBe(true);
});

test('an issue has the time at which it happened, and holds its items since then', async () => {
  const [id = 0] = await newItems(account.api, 1);
  const occurred_at = inMinutes(-60);
  const { data } = (await openIssue(account.api, [id], { occurred_at, autochange_condition: true }))
    .body;
  expect(data.occurred_at).toBe(occurred_at);
  expect((await itemOf(id)).condition_changed_at).toBe(occurred_at);
});

test('a call without occurred_at has none in the history', async () => {
  const [id = 0] = await newItems(account.api, 1);
  expect(await lastEntryOf(`/v1/items/${id}`)).not.toHaveProperty('occurred_at');
});

test('items that a fast clock checks out in the future are out now, and return no sooner than they went out', async () => {
  const { api } = account;
  const stock = await newStock(api, 5);
  const [lamp = 0] = await newItems(api, 1);
  const ahead = { occurred_at: inMinutes(4) };
  const out = await checkOutLine(api, [stock, 2], 60, ahead);
  expect(out.status).toBe(201);
  expect((await itemOf(stock)).quantity_available).toBe(3);
  const more = await reserveLine(api, [stock, 5], 0, 3);
  expect(more.body.error.code).toBe('insufficient_inventory');
  await checkOut(api, [lamp], 60, ahead);
  expect((await reserve(api, [lamp], 0, 3)).body.error.code).toBe('item_checked_out');
  const { body } = await api.post(`/v1/checkouts/${out.body.data.id}/checkin`, {});
  expect(body.data).toMatchObject({ status: 'closed', closed_at: body.data.checked_out_at });
});
