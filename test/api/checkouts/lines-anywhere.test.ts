import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';
import { newWord } from '../../support/writes/records.ts';

const path = '/v1/checkouts/checkin';
const problemsOf = ({ body }: Answer) => [body.error?.code, Object.keys(body.error?.fields ?? {})];

/** A stock of 40 chairs: 5 are on a checkout that is due late, and 3 on one that is due soon. */
async function arrange() {
  const { api, newKey } = await newAccount();
  const chairs = await newStock(api, 40);
  const late = Number((await checkOutLine(api, [chairs, 5], 120)).body.data.id);
  const soon = Number((await checkOutLine(api, [chairs, 3], 60)).body.data.id);
  const checkIn = (quantity: number, more: object = {}, by: Client = api, query = '', body = {}) =>
    by.post(`${path}${query}`, { lines: [{ item_id: chairs, quantity, ...more }], ...body });
  const stock = async () => (await api.get(`/v1/items/${chairs}`)).body.data;
  return { api, newKey, chairs, late, soon, checkIn, stock };
}

test('a returned quantity counts for the checkout that is due first, and then for the next', async () => {
  const { chairs, late, soon, checkIn, stock } = await arrange();
  const first = await checkIn(2);
  expect([first.status, first.body.data]).toMatchObject([
    201,
    [{ id: soon, status: 'open', lines: [{ returned: 2, outstanding: 1 }] }],
  ]);
  const second = await checkIn(4);
  expect(second.body.data).toMatchObject([
    { id: late, status: 'open', lines: [{ returned: 3, outstanding: 2 }] },
    { id: soon, status: 'closed', lines: [{ returned: 3, outstanding: 0 }] },
  ]);
  expect(second.body.data[0].checkins).toMatchObject([
    { iid: [], lines: [{ item_id: chairs, quantity: 3, consumed: 0 }] },
  ]);
  expect(await stock()).toMatchObject({ quantity_out: 2, quantity_available: 38, version: 5 });
});

test('a consumed quantity counts for the checkout that is due first, with one history entry', async () => {
  const { api, newKey, chairs, soon, checkIn, stock } = await arrange();
  const { api: key } = await newKey({ scopes: ['checkouts:write'] });
  expect((await checkIn(5, { consumed: 4 }, key)).body.error).toMatchObject({
    code: 'insufficient_scope',
    fields: { scope: [{ required: 'items:write' }] },
  });
  expect((await checkIn(5, { consumed: 4 })).body.data).toMatchObject([
    { lines: [{ returned: 1, consumed: 1, outstanding: 3 }] },
    { id: soon, lines: [{ returned: 0, consumed: 3, outstanding: 0 }] },
  ]);
  expect(await stock()).toMatchObject({ inventory_quantity: 36, quantity_out: 3 });
  const { data } = (await api.get(`/v1/items/${chairs}/history`)).body;
  expect(data.filter(({ action }: { action: string }) => action === 'checkin')).toMatchObject([
    { changes: [{ field: 'inventory_quantity', from: 40, to: 36 }], resource: 'checkout' },
  ]);
});

test('a quantity above what is out is refused, and nothing is returned', async () => {
  const { api, chairs, checkIn, stock } = await arrange();
  const over = await checkIn(9);
  expect(over.status).toBe(422);
  expect(over.body.error).toMatchObject({
    code: 'item_not_out',
    fields: { 'lines.0.quantity': [{ code: 'item_not_out', item_id: chairs, outstanding: 8 }] },
  });
  const [camera = 0] = await newItems(api, 1);
  await checkOut(api, [camera]);
  const lines = [camera, chairs].map((item_id) => ({ item_id, quantity: 1 }));
  const whole = await api.post(path, { lines });
  expect(whole.body.error).toMatchObject({
    code: 'item_not_out',
    fields: { 'lines.0.quantity': [{ message: expect.stringContaining('with iid') }] },
  });
  expect(await stock()).toMatchObject({ quantity_out: 8 });
});

test('a quantity above what was out at a past time is refused with that time', async () => {
  const { chairs, checkIn } = await arrange();
  const occurred_at = inMinutes(-5);
  const { status, body } = await checkIn(3, {}, undefined, '', { occurred_at });
  const message = `Only 0 of item ${chairs} had gone out as a quantity by ${occurred_at}.`;
  expect([status, body.error.fields['lines.0.quantity']]).toEqual([
    422,
    [expect.objectContaining({ code: 'item_not_out', outstanding: 0, message })],
  ]);
});

test('each error of a line names the index of the line', async () => {
  const { api, chairs, checkIn } = await arrange();
  const line = { item_id: chairs, quantity: 1 };
  expect(problemsOf(await api.post(path, { lines: [line, line] }))).toEqual([
    'validation_failed',
    ['lines.1.item_id'],
  ]);
  const unknown = await api.post(path, { lines: [line, { item_id: 999, quantity: 1 }] });
  expect(unknown.body.error.fields).toMatchObject({ 'lines.1.item_id': [{ code: 'not_found' }] });
  expect(problemsOf(await checkIn(1, { consumed: 2 }))[1]).toEqual(['lines.0.consumed']);
  expect(problemsOf(await api.post(path, { lines: [] }))[1]).toEqual(['lines']);
  expect(problemsOf(await api.post(path, {}))[1]).toEqual(['iid']);
  const report = { condition: 'inoperative', issue: { name: 'Bent' } };
  expect(problemsOf(await api.post(path, { lines: [line], ...report }))[1]).toEqual([
    'condition',
    'issue',
  ]);
});

test('items and quantities are returned together, and a condition applies only to the items', async () => {
  const { api, chairs, soon, stock } = await arrange();
  const [camera = 0] = await newItems(api, 1);
  const { id } = (await checkOut(api, [camera])).body.data;
  const lines = [{ item_id: chairs, quantity: 3 }];
  const { status, body } = await api.post(path, { iid: [camera], lines, condition: 'inoperative' });
  expect([status, body.data]).toMatchObject([201, [{ id: soon }, { id, status: 'closed' }]]);
  expect(await stock()).toMatchObject({ quantity_out: 5, condition: 'operative' });
  expect((await api.get(`/v1/items/${camera}`)).body.data.condition).toBe('inoperative');
});

test('a partial check-in returns what is out, and lists lines above it as refused', async () => {
  const { api, chairs, soon, stock } = await arrange();
  const [tables, [camera = 0]] = [await newStock(api, 4), await newItems(api, 1)];
  const lines = [999, chairs, tables].map((item_id) => ({ item_id, quantity: 2 }));
  const { status, body } = await api.post(`${path}?partial=true`, { iid: [camera], lines });
  expect([status, body.data]).toMatchObject([201, [{ id: soon }]]);
  const refused = body.meta.refused.map((one: { code: string; item_id: number }) => [
    one.code,
    one.item_id,
  ]);
  expect(refused).toEqual([
    ['item_not_out', camera],
    ['not_found', 999],
    ['item_not_out', tables],
  ]);
  expect(await stock()).toMatchObject({ quantity_out: 6 });
});

test('a dry run returns nothing, and a repeat with the same idempotency key counts once', async () => {
  const { checkIn, stock, api, chairs } = await arrange();
  const preview = await checkIn(8, {}, api, '?dry_run=true');
  expect(preview.status).toBe(200);
  expect(preview.body.data.map(({ status }: { status: string }) => status)).toEqual([
    'closed',
    'closed',
  ]);
  expect(await stock()).toMatchObject({ quantity_out: 8 });
  const body = { lines: [{ item_id: chairs, quantity: 4 }] };
  const headers = { 'idempotency-key': newWord() };
  const first = await api.post(path, body, headers);
  const again = await api.post(path, body, headers);
  expect([again.status, again.body.data]).toEqual([201, first.body.data]);
  expect(await stock()).toMatchObject({ quantity_out: 4 });
});

test('an earlier time of the check-in is checked against what was out at that time', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const early = { occurred_at: inMinutes(-60) };
  const before = (await checkOutLine(api, [chairs, 4], 240, early)).body.data.id;
  await checkOutLine(api, [chairs, 6], 60);
  const returnQuantity = (quantity: number) =>
    api.post(path, { lines: [{ item_id: chairs, quantity }], occurred_at: inMinutes(-30) });
  expect((await returnQuantity(5)).body.error.fields['lines.0.quantity']).toMatchObject([
    { outstanding: 4 },
  ]);
  expect((await returnQuantity(3)).body.data).toMatchObject([
    { id: before, lines: [{ outstanding: 1 }] },
  ]);
});

test('one request returns a stock of at most forty checkouts', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 50);
  for (let count = 0; count < 41; count += 1) await checkOutLine(api, [chairs, 1]);
  const returnQuantity = (quantity: number, headers = {}) =>
    api.post(path, { lines: [{ item_id: chairs, quantity }] }, headers);
  const over = await returnQuantity(41);
  expect(over.body.error).toMatchObject({
    code: 'validation_failed',
    fields: { lines: [{ code: 'too_many' }] },
  });
  const headers = { 'idempotency-key': newWord() };
  const { status, body } = await returnQuantity(40, headers);
  expect([status, body.data.length, body.meta.refused]).toEqual([201, 40, undefined]);
  expect(body.data.every((one: { status: string }) => one.status === 'closed')).toBe(true);
  expect((await returnQuantity(40, headers)).body.data).toEqual(body.data);
  const { data } = (await api.get(`/v1/items/${chairs}`)).body;
  expect(data).toMatchObject({ quantity_out: 1, quantity_available: 49 });
});
