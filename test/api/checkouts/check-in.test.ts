import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';

async function arrange(count = 2, fields: object = {}) {
  const account = await newAccount();
  const iid = await newItems(account.api, count, fields);
  const { body } = await checkOut(account.api, iid);
  return {
    ...account,
    iid,
    id: body.data.id as number,
    path: `/v1/checkouts/${body.data.id}/checkin`,
  };
}

test('a check-in without a list returns everything, and closes the checkout', async () => {
  const { api, iid, path } = await arrange();
  const { status, body } = await api.post(path, { remarks: 'all well' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'closed',
    partial: false,
    overdue: false,
    outstanding_iid: [],
    returned_iid: iid,
    closed_at: expect.any(String),
    checkins: [{ iid, remarks: 'all well', by: { type: 'api_key' }, issue_id: null }],
  });
  expect((await api.get(`/v1/items/${iid[0]}`)).body.data).toMatchObject({
    availability: 'available',
    checkout_id: null,
    due_time: null,
  });
});

test('items that a check-in does not list stay out until the next one', async () => {
  const { api, iid, path } = await arrange();
  const { body } = await api.post(path, { iid: [iid[1]] });
  expect(body.data).toMatchObject({
    status: 'open',
    partial: true,
    outstanding_iid: [iid[0]],
    returned_iid: [iid[1]],
    closed_at: null,
  });
  const rest = await api.post(path, {});
  expect(rest.body.data).toMatchObject({ status: 'closed', returned_iid: iid });
  expect(rest.body.data.checkins.map((one: { iid: number[] }) => one.iid)).toEqual([
    [iid[1]],
    [iid[0]],
  ]);
});

test('an empty list, an item of no checkout and a returned item are refused, and nothing is returned', async () => {
  const { api, iid, path } = await arrange(3);
  const [other = 0] = await newItems(api, 1);
  expect((await api.post(path, { iid: [] })).body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'too_short' }),
  ]);
  await api.post(path, { iid: [iid[0]] });
  const foreign = await api.post(path, { iid: [iid[0], iid[1], other] });
  expect(foreign.body.error.code).toBe('validation_failed');
  expect(foreign.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'already_checked_in', item_id: iid[0] }),
    expect.objectContaining({ code: 'not_on_checkout', item_id: other }),
  ]);
  const returned = await api.post(path, { iid: [iid[0], iid[1]] });
  expect(returned.body.error.code).toBe('already_checked_in');
  expect(returned.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'already_checked_in', item_id: iid[0] }),
  ]);
  expect((await api.get(`/v1/items/${iid[1]}`)).body.data.availability).toBe('checked_out');
});

test('a closed checkout refuses a check-in', async () => {
  const { api, path } = await arrange();
  await api.post(path, {});
  const { status, body } = await api.post(path, {});
  expect(status).toBe(422);
  expect(body.error).toMatchObject({ code: 'checkout_closed', fields: {} });
});

test('returned items move to the location of the request, else to their home location, else stay', async () => {
  const { api } = await newAccount();
  const newLocation = async (name: string) =>
    (await api.post('/v1/locations', { name })).body.data.id as number;
  const [home, set, dock] = [
    await newLocation('Home'),
    await newLocation('Set'),
    await newLocation('Dock'),
  ];
  const [withHome = 0] = await newItems(api, 1, { home_location_id: home });
  const [withoutHome = 0] = await newItems(api, 1);
  const locationOf = async (id: number) => (await api.get(`/v1/items/${id}`)).body.data.location_id;
  const checkOutBoth = async () =>
    (await checkOut(api, [withHome, withoutHome], 60, { location_id: set })).body.data.id;
  await api.post(`/v1/checkouts/${await checkOutBoth()}/checkin`, {});
  expect([await locationOf(withHome), await locationOf(withoutHome)]).toEqual([home, set]);
  await api.post(`/v1/checkouts/${await checkOutBoth()}/checkin`, { location_id: dock });
  expect([await locationOf(withHome), await locationOf(withoutHome)]).toEqual([dock, dock]);
  const counts = [home, set, dock].map(
    async (id) => (await api.get(`/v1/locations/${id}`)).body.data.items_count,
  );
  expect(await Promise.all(counts)).toEqual([0, 0, 2]);
});

test('a check-in as inoperative sets the condition and its remarks', async () => {
  const { api, iid, path } = await arrange();
  const { body } = await api.post(path, {
    iid: [iid[0]],
    condition: 'inoperative',
    remarks: 'fell',
  });
  expect(body.data.checkins[0]).toMatchObject({ condition: 'inoperative' });
  const getItem = async (id?: number) => (await api.get(`/v1/items/${id}`)).body.data;
  expect(await getItem(iid[0])).toMatchObject({
    condition: 'inoperative',
    condition_remarks: 'fell',
  });
  expect((await getItem(iid[1])).condition).toBe('operative');
});

test('a check-in without a condition leaves it unchanged', async () => {
  const { api, iid, path } = await arrange(1);
  await api.post(`/v1/items/${iid[0]}/condition`, { condition: 'inoperative' });
  await api.post(path, {});
  expect((await api.get(`/v1/items/${iid[0]}`)).body.data.condition).toBe('inoperative');
});

test('an issue is opened on the returned items, and leaves their condition unchanged', async () => {
  const { api, iid, path } = await arrange();
  const { body } = await api.post(path, { iid: [iid[0]], issue: { name: 'Broken', x: 1 } });
  expect(body.meta.ignored_fields).toEqual(['issue.x']);
  const issue = (await api.get(`/v1/issues/${body.data.checkins[0].issue_id}`)).body.data;
  expect(issue).toMatchObject({
    name: 'Broken',
    iid: [iid[0]],
    autochange_condition: false,
    status: 'open',
  });
  const item = (await api.get(`/v1/items/${iid[0]}`)).body.data;
  expect(item).toMatchObject({ open_issues_count: 1, condition: 'operative' });
  expect((await api.get(`/v1/issues?item_id=${iid[0]}`)).body.data).toHaveLength(1);
});

test('an issue without a name is refused, and the error names its path', async () => {
  const { api, path } = await arrange(1);
  const { body } = await api.post(path, { issue: {} });
  expect(body.error.fields).toEqual({
    'issue.name': [expect.objectContaining({ code: 'required' })],
  });
});

test.each([
  ['an issue', { issue: { name: 'X' } }, 'issues:write', 'action.checkout'],
  ['a condition', { condition: 'inoperative' }, 'items:write', 'action.checkout'],
] as const)(
  '%s at check-in requires the scope and permission of the endpoint for it',
  async (_what, body, required, only) => {
    const { newKey, newUser, path } = await arrange(1);
    const scoped = await newKey({ scopes: ['checkouts:write'] });
    const refused = await scoped.api.post(path, body);
    expect(refused.status).toBe(403);
    expect(refused.body.error.fields.scope).toEqual([expect.objectContaining({ required })]);
    const user = await newUser({ permissions: [only] });
    const bounded = await newKey({ userId: user.id });
    expect((await bounded.api.post(path, body)).body.error.code).toBe('forbidden');
  },
);

test('an entry in the history of an item names the checkout, and what changed on the item', async () => {
  const { api, iid, id, path } = await arrange(1);
  await api.post(path, { remarks: 'ok' });
  const [entry] = (await api.get(`/v1/items/${iid[0]}/history`)).body.data;
  expect(entry).toMatchObject({ action: 'checkin', resource: 'checkout', resource_id: id });
  expect(entry.changes).toContainEqual({ field: 'checkout_id', from: id, to: null });
});
