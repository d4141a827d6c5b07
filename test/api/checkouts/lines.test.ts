import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock, reserveLine } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

const problemsOf = ({ body }: Answer) => [body.error?.code, Object.keys(body.error?.fields ?? {})];

/** A checkout of 10 of 40 chairs, with functions to return them. */
async function arrange() {
  const { api, newKey } = await newAccount();
  const chairs = await newStock(api, 40);
  const { id } = (await checkOutLine(api, [chairs, 10])).body.data;
  const checkIn = (body: object, by: Client = api, query = '') =>
    by.post(`/v1/checkouts/${id}/checkin${query}`, body);
  const line = (quantity: number, consumed?: number) => ({
    lines: [{ item_id: chairs, quantity, ...(consumed === undefined ? {} : { consumed }) }],
  });
  const stock = async () => (await api.get(`/v1/items/${chairs}`)).body.data;
  return { api, newKey, chairs, id, checkIn, line, stock };
}

test('a quantity is checked out of a stock, and the item shows what is available', async () => {
  const { api, chairs, id, stock } = await arrange();
  expect((await api.get(`/v1/checkouts/${id}`)).body.data).toMatchObject({
    iid: [],
    lines: [{ item_id: chairs, quantity: 10, returned: 0, consumed: 0, outstanding: 10 }],
    outstanding_iid: [],
    status: 'open',
    partial: false,
  });
  expect(await stock()).toMatchObject({
    availability: 'available',
    checkout_id: null,
    inventory_quantity: 40,
    quantity_out: 10,
    quantity_available: 30,
    version: 2,
  });
  expect((await checkOutLine(api, [chairs, 31])).body.error.code).toBe('insufficient_inventory');
  expect((await checkOut(api, [chairs])).body.error).toMatchObject({
    code: 'item_checked_out',
    fields: { iid: [{ checkout_id: id }] },
  });
  expect((await checkOutLine(api, [chairs, 30])).status).toBe(201);
  expect(await stock()).toMatchObject({ quantity_out: 40, quantity_available: 0 });
});

test('quantities may be returned in parts, and a check-in without lines returns the rest', async () => {
  const { checkIn, line, stock, chairs } = await arrange();
  const part = await checkIn(line(4));
  expect(part.body.data).toMatchObject({
    status: 'open',
    partial: true,
    lines: [{ returned: 4, consumed: 0, outstanding: 6 }],
    checkins: [{ iid: [], lines: [{ item_id: chairs, quantity: 4, consumed: 0 }] }],
  });
  expect(await stock()).toMatchObject({ quantity_out: 6, quantity_available: 34 });
  const rest = await checkIn({});
  expect(rest.body.data).toMatchObject({
    status: 'closed',
    partial: false,
    lines: [{ returned: 10, outstanding: 0 }],
  });
  expect(await stock()).toMatchObject({ quantity_out: 0, inventory_quantity: 40 });
  expect((await checkIn({})).body.error.code).toBe('checkout_closed');
});

test('a checkout with too many partial returns refuses another part, but accepts a full return', async () => {
  const { checkIn, line } = await arrange();
  const repeatUntilRefused = async (body: object): Promise<Answer> => {
    const answer = await checkIn(body);
    return answer.status === 201 ? repeatUntilRefused(body) : answer;
  };
  const remarked = await repeatUntilRefused({ remarks: 'é'.repeat(5000), ...line(0.001) });
  expect(problemsOf(remarked)).toEqual(['validation_failed', ['remarks']]);
  const part = await repeatUntilRefused(line(0.001));
  expect(problemsOf(part)).toEqual(['validation_failed', ['lines']]);
  expect((await checkIn({})).body.data.status).toBe('closed');
});

test('a consumed quantity is removed from the stock, with a history entry', async () => {
  const { api, chairs, id, checkIn, line, stock } = await arrange();
  const back = await checkIn(line(10, 3));
  expect(back.body.data).toMatchObject({ lines: [{ returned: 7, consumed: 3, outstanding: 0 }] });
  expect(await stock()).toMatchObject({ inventory_quantity: 37, quantity_out: 0 });
  const [entry] = (await api.get(`/v1/items/${chairs}/history`)).body.data;
  expect(entry).toMatchObject({
    action: 'checkin',
    resource: 'checkout',
    resource_id: id,
    changes: [{ field: 'inventory_quantity', from: 40, to: 37 }],
  });
});

test('a consumed quantity requires the scope of stock movements', async () => {
  const { newKey, checkIn, line, stock } = await arrange();
  const { api: key } = await newKey({ scopes: ['checkouts:write'] });
  expect((await checkIn(line(2, 1), key)).body.error).toMatchObject({
    code: 'insufficient_scope',
    fields: { scope: [{ required: 'items:write' }] },
  });
  expect((await checkIn(line(2), key)).status).toBe(201);
  expect(await stock()).toMatchObject({ quantity_out: 8, inventory_quantity: 40 });
});

test('a line of another item or above the outstanding quantity is refused', async () => {
  const { api, chairs, checkIn, line, stock } = await arrange();
  const other = await newStock(api, 5);
  expect(problemsOf(await checkIn({ lines: [{ item_id: other, quantity: 1 }] }))).toEqual([
    'validation_failed',
    ['lines.0.item_id'],
  ]);
  expect(problemsOf(await checkIn(line(11)))).toEqual(['validation_failed', ['lines.0.quantity']]);
  expect(problemsOf(await checkIn(line(2, 3)))).toEqual([
    'validation_failed',
    ['lines.0.consumed'],
  ]);
  const foreign = await checkIn({ lines: [{ item_id: other, quantity: 1, consumed: 2 }] });
  expect(problemsOf(foreign)[1].toSorted()).toEqual(['lines.0.consumed', 'lines.0.item_id']);
  const noCheckout = await api.post('/v1/checkouts/999/checkin', line(2, 3));
  expect(noCheckout.status).toBe(404);
  expect(problemsOf(await checkIn({ lines: [] }))).toEqual(['validation_failed', ['lines']]);
  const doubled = [...line(1).lines, ...line(1).lines];
  expect(problemsOf(await checkIn({ lines: doubled }))[1]).toEqual(['lines.1.item_id']);
  await checkIn(line(8));
  const late = await checkIn(line(3));
  expect(late.body.error).toMatchObject({
    code: 'already_checked_in',
    fields: { 'lines.0.quantity': [{ item_id: chairs, outstanding: 2 }] },
  });
  const part = await checkIn(
    { lines: [...line(3).lines, { item_id: other, quantity: 1 }] },
    api,
    '?partial=true',
  );
  expect(part.body.meta.refused).toMatchObject([
    { code: 'already_checked_in', item_id: chairs },
    { code: 'not_on_checkout', item_id: other },
  ]);
  expect(await stock()).toMatchObject({ quantity_out: 2 });
});

test('items and quantities are returned together, and a condition applies only to the items', async () => {
  const { api } = await newAccount();
  const [camera = 0] = await newItems(api, 1);
  const cable = await newStock(api, 100);
  const out = await checkOutLine(api, [cable, 50], 60, { iid: [camera] });
  const path = `/v1/checkouts/${out.body.data.id}/checkin`;
  const lines = [{ item_id: cable, quantity: 10 }];
  const refused = await api.post(path, { lines, condition: 'inoperative', issue: { name: 'Cut' } });
  expect(problemsOf(refused)).toEqual(['validation_failed', ['condition', 'issue']]);
  const both = await api.post(path, { iid: [camera], lines, condition: 'inoperative' });
  expect(both.body.data).toMatchObject({
    returned_iid: [camera],
    lines: [{ outstanding: 40 }],
    status: 'open',
  });
  const condition = async (id: number) => (await api.get(`/v1/items/${id}`)).body.data.condition;
  expect([await condition(camera), await condition(cable)]).toEqual(['inoperative', 'operative']);
  expect((await api.post(path, {})).body.data.status).toBe('closed');
});

test('a check-in by item id refuses an item that is out by quantity', async () => {
  const { api, chairs, stock } = await arrange();
  const refused = await api.post('/v1/checkouts/checkin', { iid: [chairs] });
  expect(refused.body.error).toMatchObject({
    code: 'item_not_out',
    fields: { iid: [{ message: expect.stringContaining('with lines') }] },
  });
  expect(await stock()).toMatchObject({ quantity_out: 10 });
});

test('a checkout of a reservation takes at most the reserved quantity, and releases the rest', async () => {
  const { api } = await newAccount();
  const [chairs, tables] = [await newStock(api, 40), await newStock(api, 10)];
  const reserved = { lines: [chairs, tables].map((item_id) => ({ item_id, quantity: 10 })) };
  const book = async () =>
    (await reserveLine(api, [0, 0], -5, 60, reserved)).body.data.id as number;
  const id = await book();
  const take = (quantity: number) =>
    checkOutLine(api, [chairs, quantity], 60, { reservation_id: id });
  expect((await take(11)).body.error).toMatchObject({
    fields: { 'lines.0.quantity': [{ code: 'not_on_reservation', reserved: 10 }] },
  });
  const foreign = await checkOutLine(api, [await newStock(api, 5), 1], 60, { reservation_id: id });
  expect(problemsOf(foreign)).toEqual(['validation_failed', ['lines.0.item_id']]);
  expect((await take(4)).status).toBe(201);
  expect((await api.get(`/v1/reservations/${id}`)).body.data).toMatchObject({
    status: 'completed',
    released_lines: [
      { item_id: chairs, quantity: 6 },
      { item_id: tables, quantity: 10 },
    ],
  });
  const availableOf = async (item: number) =>
    (await api.get(`/v1/items/${item}`)).body.data.quantity_available;
  expect([await availableOf(chairs), await availableOf(tables)]).toEqual([36, 10]);
  const second = await book();
  const lines = [{ item_id: tables, quantity: 3 }];
  const done = await api.post(`/v1/reservations/${second}/complete`, {
    complete_as: 'checkout',
    lines,
  });
  expect(done.body.data.released_lines).toEqual([
    { item_id: chairs, quantity: 10 },
    { item_id: tables, quantity: 7 },
  ]);
  const out = (await api.get(`/v1/checkouts/${done.body.data.checkout_id}`)).body.data;
  expect(out).toMatchObject({ lines, reservation_id: second });
  const { error } = (await reserveLine(api, [0, 0], -5, 60, reserved)).body;
  expect(error.fields).toMatchObject({ 'lines.1.quantity': [{ available: 7 }] });
});

test('a due time is refused if too much of the stock is reserved until then', async () => {
  const { api, chairs, id, stock } = await arrange();
  await reserveLine(api, [chairs, 35], 90, 120);
  const extend = (minutes: number, query = '') =>
    api.post(`/v1/checkouts/${id}/extend${query}`, { due_time: inMinutes(minutes) });
  expect((await extend(100, '?dry_run=true')).body.error.code).toBe('insufficient_inventory');
  const refused = await extend(100);
  expect(refused.body.error.fields['lines.0.quantity']).toMatchObject([
    { requested: 10, available: 5, holders: [{ quantity: 35 }] },
  ]);
  expect((await extend(80)).status).toBe(201);
  expect((await reserveLine(api, [chairs, 31], 75, 85)).body.error.code).toBe(
    'insufficient_inventory',
  );
  expect(await stock()).toMatchObject({ quantity_out: 10 });
});

test('an inoperative stock cannot be checked out, but can be reserved with a warning', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40, { condition: 'inoperative' });
  expect(problemsOf(await checkOutLine(api, [chairs, 1]))).toEqual([
    'item_inoperative',
    ['lines.0.item_id'],
  ]);
  const reserved = await reserveLine(api, [chairs, 1], 60, 90);
  expect(reserved.body.data.warnings).toMatchObject([{ code: 'item_inoperative' }]);
});

test('a duplicate line is refused, even in a partial check-in', async () => {
  const { chairs, checkIn, stock, api } = await arrange();
  const twice = { lines: [1, 2].map((quantity) => ({ item_id: chairs, quantity })) };
  for (const query of ['', '?partial=true', '?partial=true&dry_run=true']) {
    const answer = await checkIn(twice, api, query);
    expect([answer.status, ...problemsOf(answer)]).toEqual([
      422,
      'validation_failed',
      ['lines.1.item_id'],
    ]);
  }
  expect((await stock()).quantity_out).toBe(10);
});

test('a due time may become earlier even if the stock has become short', async () => {
  const { api, chairs, id } = await arrange();
  await reserveLine(api, [chairs, 30], 30, 40);
  const pick = { action: 'pick', quantity: 5 };
  expect((await api.post(`/v1/items/${chairs}/inventory`, pick)).status).toBe(201);
  const due_time = inMinutes(35);
  expect((await api.post(`/v1/checkouts/${id}/extend`, { due_time })).status).toBe(201);
});
