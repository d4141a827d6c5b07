import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import { newWord } from '../../support/writes/records.ts';

let account: TestAccount;

beforeAll(async () => {
  account = await newAccount();
});

const getItem = async (id = 0) => (await account.api.get(`/v1/items/${id}`)).body.data;
const getIssue = async (id = 0) => (await account.api.get(`/v1/issues/${id}`)).body.data;

/** Checks out new items together, each with a label. */
async function checkOutNew(count: number) {
  const { api } = account;
  const labels = Array.from({ length: count }, newWord);
  const iid: number[] = [];
  for (const label of labels) iid.push(...(await newItems(api, 1, { qr: [label] })));
  const { id } = (await checkOut(api, iid)).body.data;
  return { iid, labels, id, path: `/v1/checkouts/${id}/checkin` };
}

test('each item of a check-in may have its own condition and issue', async () => {
  const { iid, labels, path } = await checkOutNew(3);
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
  expect(await getIssue(issue_id)).toMatchObject({ name: 'Flickers', iid: [iid[1]] });
  const conditions = [await getItem(iid[0]), await getItem(iid[1]), await getItem(iid[2])];
  expect(conditions.map(({ condition }) => condition)).toEqual([
    'inoperative',
    'operative',
    'operative',
  ]);
});

test('items that a check-in does not name stay checked out', async () => {
  const { iid, path } = await checkOutNew(3);
  const { body } = await account.api.post(path, { iid: [iid[2]], items: [{ item_id: iid[0] }] });
  expect(body.data).toMatchObject({ status: 'open', outstanding_iid: [iid[1]] });
});

test('the issue of the request is reported on the items that have no issue of their own', async () => {
  const { iid, path } = await checkOutNew(3);
  const { body } = await account.api.post(path, {
    iid,
    issue: { name: 'Wet' },
    items: [{ item_id: iid[1], issue: { name: 'Broken' } }],
  });
  const [checkIn] = body.data.checkins;
  expect((await getIssue(checkIn.issue_id)).iid).toEqual([iid[0], iid[2]]);
  expect((await getIssue(checkIn.items[0].issue_id)).iid).toEqual([iid[1]]);
});

test('an issue for all items is refused if every item has its own', async () => {
  const { iid, path } = await checkOutNew(1);
  const own = { name: 'Broken' };
  const answer = await account.api.post(path, {
    issue: { name: 'Wet' },
    items: [{ item_id: iid[0], issue: own }],
  });
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, ['issue']]);
});

test('an issue of an item decides its condition, and the condition for all applies to the other items', async () => {
  const { iid, path } = await checkOutNew(2);
  const { body } = await account.api.post(path, {
    iid,
    condition: 'inoperative',
    items: [{ item_id: iid[0], issue: { name: 'Broken', autochange_condition: true } }],
  });
  const id = body.data.checkins[0].items[0].issue_id;
  await account.api.post(`/v1/issues/${id}/status`, { status: 'closed' });
  const conditions = [(await getItem(iid[0])).condition, (await getItem(iid[1])).condition];
  expect(conditions).toEqual(['operative', 'inoperative']);
});

test('an issue that was reported on a single item is listed for that item', async () => {
  const { iid, path } = await checkOutNew(1);
  await account.api.post(path, { items: [{ item_id: iid[0], issue: { name: 'Broken' } }] });
  const { body } = await account.api.get(`/v1/issues?item_id=${iid[0]}`);
  expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Broken']);
});

test('the history of an item has one entry for its return with an issue', async () => {
  const { iid, id, path } = await checkOutNew(1);
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
    'a condition that is not allowed',
    [{ item_id: 1, condition: 'operative' }],
    'items.0.condition',
    'invalid_value',
  ],
  ['no entry', [], 'items', 'too_short'],
])('an item with %s is refused, and the error names its path', async (_what, items, path, code) => {
  const checkout = await checkOutNew(1);
  const { status, body } = await account.api.post(checkout.path, { items });
  expect([status, body.error.fields[path]?.[0].code]).toEqual([422, code]);
});

test('a duplicate item counts once, and is refused if its reports differ', async () => {
  const { iid, labels, path } = await checkOutNew(1);
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

test('a check-in accepts twenty items with issues of their own, and refuses twenty-one', async () => {
  const { iid, path } = await checkOutNew(21);
  const withIssue = (id: number) => ({ item_id: id, issue: { name: `Broken ${id}` } });
  const tooMany = await account.api.post(path, { items: iid.map(withIssue) });
  expect(tooMany.body.error.fields.items).toEqual([expect.objectContaining({ code: 'too_many' })]);
  const { status, body } = await account.api.post(path, { items: iid.slice(1).map(withIssue) });
  expect([status, body.data.outstanding_iid]).toEqual([201, [iid[0]]]);
  const ids = body.data.checkins[0].items.map((one: { issue_id: number }) => one.issue_id);
  expect(new Set(ids).size).toBe(20);
});

test.each([
  ['an issue', { issue: { name: 'X' } }, 'issues:write'],
  ['a condition', { condition: 'inoperative' }, 'items:write'],
])(
  '%s of a single item requires the scope of the endpoint for it',
  async (_what, report, required) => {
    const { iid, path } = await checkOutNew(1);
    const { api } = await account.newKey({ scopes: ['checkouts:write'] });
    const { status, body } = await api.post(path, { items: [{ item_id: iid[0], ...report }] });
    expect([status, body.error.fields.scope[0].required]).toEqual([403, required]);
  },
);

test('a dry run shows the issue of an item without an id, and does not report it', async () => {
  const { iid, path } = await checkOutNew(1);
  const { body } = await account.api.post(`${path}?dry_run=true`, {
    items: [{ item_id: iid[0], issue: { name: 'Broken' } }],
  });
  expect(body.data.checkins[0].items).toEqual([
    { item_id: iid[0], condition: null, issue_id: null },
  ]);
  expect((await getItem(iid[0])).open_issues_count).toBe(0);
});

test('items of several checkouts may have their own conditions and issues', async () => {
  const [first, second] = [await checkOutNew(1), await checkOutNew(2)];
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
  expect((await getIssue(body.data[0].checkins[0].items[0].issue_id)).iid).toEqual(first.iid);
  expect((await getItem(second.iid[1])).condition).toBe('inoperative');
});

test('a check-in without a checkout id requires ids, labels or items', async () => {
  const { body } = await account.api.post('/v1/checkouts/checkin', { remarks: 'Back' });
  expect(body.error.fields.iid).toEqual([expect.objectContaining({ code: 'required' })]);
});

test('twenty items of twenty checkouts are returned at once, each made inoperative by its own issue', async () => {
  const { api } = account;
  const checkouts = await Promise.all(Array.from({ length: 20 }, () => checkOutNew(1)));
  const iid = checkouts.flatMap((one) => one.iid);
  const { status, body } = await api.post('/v1/checkouts/checkin', {
    items: iid.map((id) => ({
      item_id: id,
      issue: { name: `Broken ${id}`, autochange_condition: true },
    })),
  });
  expect([status, body.data.length, body.meta.refused]).toEqual([201, 20, undefined]);
  const last = await getItem(iid.at(-1));
  expect(last).toMatchObject({ condition: 'inoperative', open_issues_count: 1 });
});
