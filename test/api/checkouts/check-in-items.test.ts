import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import { newWord } from '../../support/writes/records.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const item = async (id = 0) => (await account.api.get(`/v1/items/${id}`)).body.data;
const issue = async (id = 0) => (await account.api.get(`/v1/issues/${id}`)).body.data;

/** Items on one checkout, each with a label. */
async function out(count: number) {
  const { api } = account;
  const labels = Array.from({ length: count }, newWord);
  const iid: number[] = [];
  for (const label of labels) iid.push(...(await newItems(api, 1, { qr: [label] })));
  const { id } = (await checkOut(api, iid)).body.data;
  return { iid, labels, id, path: `/v1/checkouts/${id}/checkin` };
}

test('of one check-in, each item has its own condition and issue', async () => {
  const { iid, labels, path } = await out(3);
  const { status, body } = await account.api.post(path, {
    remarks: 'After the show',
    items: [
      { item_id: iid[0], condition: 'inoperative' },
      { qr: labels[1], issue: { name: 'Flickers' } },
      { item_id: iid[2] },
    ],
  });
  const [checkIn] = body.data.checkins;
  const issue_id = checkIn.items[1].issue_id;
  expect([status, body.data.status, checkIn.issue_id]).toEqual([201, 'closed', null]);
  expect(checkIn.items).toEqual([
    { item_id: iid[0], condition: 'inoperative', issue_id: null },
    { item_id: iid[1], condition: null, issue_id: expect.any(Number) },
  ]);
  expect(await issue(issue_id)).toMatchObject({ name: 'Flickers', iid: [iid[1]] });
  const conditions = [await item(iid[0]), await item(iid[1]), await item(iid[2])];
  expect(conditions.map(({ condition }) => condition)).toEqual([
    'inoperative',
    'operative',
    'operative',
  ]);
});

test('a check-in of single items leaves the other items of the checkout out', async () => {
  const { iid, path } = await out(3);
  const { body } = await account.api.post(path, { iid: [iid[2]], items: [{ item_id: iid[0] }] });
  expect(body.data).toMatchObject({ status: 'open', outstanding_iid: [iid[1]] });
});

test('the issue of the call is for the items without one of their own', async () => {
  const { iid, path } = await out(3);
  const { body } = await account.api.post(path, {
    iid,
    issue: { name: 'Wet' },
    items: [{ item_id: iid[1], issue: { name: 'Broken' } }],
  });
  const [checkIn] = body.data.checkins;
  expect((await issue(checkIn.issue_id)).iid).toEqual([iid[0], iid[2]]);
  expect((await issue(checkIn.items[0].issue_id)).iid).toEqual([iid[1]]);
});

test('an issue for all is refused where every item has one of its own', async () => {
  const { iid, path } = await out(1);
  const own = { name: 'Broken' };
  const answer = await account.api.post(path, {
    issue: { name: 'Wet' },
    items: [{ item_id: iid[0], issue: own }],
  });
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['issue']]);
});

test('the hold of an own issue is the whole change, and a condition for all decides the others', async () => {
  const { iid, path } = await out(2);
  const { body } = await account.api.post(path, {
    iid,
    condition: 'inoperative',
    items: [{ item_id: iid[0], issue: { name: 'Broken', autochange_condition: true } }],
  });
  const id = body.data.checkins[0].items[0].issue_id;
  await account.api.post(`/v1/issues/${id}/status`, { status: 'closed' });
  const conditions = [(await item(iid[0])).condition, (await item(iid[1])).condition];
  expect(conditions).toEqual(['operative', 'inoperative']);
});

test('an item is found by the issue that was reported on it alone', async () => {
  const { iid, path } = await out(1);
  await account.api.post(path, { items: [{ item_id: iid[0], issue: { name: 'Broken' } }] });
  const { body } = await account.api.get(`/v1/issues?item_id=${iid[0]}`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Broken']);
});

test('the history of an item has one entry for its return with an issue', async () => {
  const { iid, id, path } = await out(1);
  await account.api.post(path, { items: [{ item_id: iid[0], issue: { name: 'Broken' } }] });
  const { body } = await account.api.get(`/v1/items/${iid[0]}/history`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual([
    'checkin',
    'create',
    'create',
  ]);
  expect(body.data[0]).toMatchObject({ resource: 'checkout', resource_id: id });
});

test.each([
  ['neither an id nor a label', [{}], 'items.0.item_id', 'required'],
  ['both', [{ item_id: 1, qr: 'A' }], 'items.0.qr', 'invalid_value'],
  ['an unknown label', [{ qr: 'nowhere' }], 'items.0.qr', 'not_found'],
  ['an issue without a name', [{ item_id: 1, issue: {} }], 'items.0.issue.name', 'required'],
  [
    'a condition of another kind',
    [{ item_id: 1, condition: 'operative' }],
    'items.0.condition',
    'invalid_value',
  ],
  ['no entry', [], 'items', 'too_short'],
])('an item with %s is refused by its path', async (_what, items, path, code) => {
  const checkout = await out(1);
  const { status, body } = await account.api.post(checkout.path, { items });
  expect([status, body.error.fields[path]?.[0].code]).toEqual([422, code]);
});

test('an item that is given twice counts once, unless what is said of it differs; its label is named', async () => {
  const { iid, labels, path } = await out(1);
  const differ = await account.api.post(path, {
    items: [{ item_id: iid[0] }, { qr: labels[0], condition: 'inoperative' }],
  });
  expect(differ.body.error.fields).toEqual({
    'items.1.qr': [
      expect.objectContaining({ code: 'invalid_value', item_id: iid[0], qr: labels[0] }),
    ],
  });
  const same = await account.api.post(path, { items: [{ item_id: iid[0] }, { qr: labels[0] }] });
  expect([same.status, same.body.data.checkins[0].iid]).toEqual([201, iid]);
});

test('twenty items come back in one call, each with an issue of its own; a twenty-first is too many', async () => {
  const { iid, path } = await out(21);
  const reported = (id: number) => ({ item_id: id, issue: { name: `Broken ${id}` } });
  const more = await account.api.post(path, { items: iid.map(reported) });
  expect(more.body.error.fields.items).toEqual([expect.objectContaining({ code: 'too_many' })]);
  const { status, body } = await account.api.post(path, { items: iid.slice(1).map(reported) });
  expect([status, body.data.outstanding_iid]).toEqual([201, [iid[0]]]);
  const ids = body.data.checkins[0].items.map((one: { issue_id: number }) => one.issue_id);
  expect(new Set(ids).size).toBe(20);
});

test.each([
  ['an issue', { issue: { name: 'X' } }, 'issues:write'],
  ['a condition', { condition: 'inoperative' }, 'items:write'],
])('%s of a single item needs the scope of its own endpoint', async (_what, report, required) => {
  const { iid, path } = await out(1);
  const { api } = await account.newKey({ scopes: ['checkouts:write'] });
  const { status, body } = await api.post(path, { items: [{ item_id: iid[0], ...report }] });
  expect([status, body.error.fields.scope[0].required]).toEqual([403, required]);
});

test('a preview of an own issue has no id, and reports none', async () => {
  const { iid, path } = await out(1);
  const { body } = await account.api.post(`${path}?dry_run=true`, {
    items: [{ item_id: iid[0], issue: { name: 'Broken' } }],
  });
  expect(body.data.checkins[0].items).toEqual([
    { item_id: iid[0], condition: null, issue_id: null },
  ]);
  expect((await item(iid[0])).open_issues_count).toBe(0);
});

test('items that are scanned from several checkouts have their own issues, too', async () => {
  const [first, second] = [await out(1), await out(2)];
  const { status, body } = await account.api.post('/v1/checkouts/checkin', {
    qr: second.labels,
    items: [
      { qr: first.labels[0], issue: { name: 'Torn' } },
      { item_id: second.iid[1], condition: 'inoperative' },
    ],
  });
  expect([status, body.data.map(({ id }: { id: number }) => id)]).toEqual([
    201,
    [first.id, second.id],
  ]);
  expect((await issue(body.data[0].checkins[0].items[0].issue_id)).iid).toEqual(first.iid);
  expect((await item(second.iid[1])).condition).toBe('inoperative');
});

test('a return by scan needs ids, labels or single items', async () => {
  const { body } = await account.api.post('/v1/checkouts/checkin', { remarks: 'Back' });
  expect(body.error.fields.iid).toEqual([expect.objectContaining({ code: 'required' })]);
});

test('twenty items of twenty checkouts come back by one scan, each with an issue that holds it', async () => {
  const { api } = account;
  const checkouts = await Promise.all(Array.from({ length: 20 }, () => out(1)));
  const iid = checkouts.flatMap((one) => one.iid);
  const { status, body } = await api.post('/v1/checkouts/checkin', {
    items: iid.map((id) => ({
      item_id: id,
      issue: { name: `Broken ${id}`, autochange_condition: true },
    })),
  });
  expect([status, body.data.length, body.meta.refused]).toEqual([201, 20, undefined]);
  const last = await item(iid.at(-1));
  expect(last).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
});
