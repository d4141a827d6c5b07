import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import {
  checkOut,
  checkOutLine,
  newItems,
  newStock,
  reserve,
  reserveLine,
} from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

const stockOf = async (api: Client, id: number) => (await api.get(`/v1/items/${id}`)).body.data;

test('the available quantity is neither out nor reserved, and zero for an inoperative stock', async () => {
  const { api } = await newAccount();
  const [plain = 0] = await newItems(api, 1);
  expect(await stockOf(api, plain)).toMatchObject({ quantity_out: null, quantity_available: null });
  const chairs = await newStock(api, 40);
  await checkOutLine(api, [chairs, 10]);
  await reserveLine(api, [chairs, 5], -5, 30);
  await reserveLine(api, [chairs, 20], 60, 90);
  expect(await stockOf(api, chairs)).toMatchObject({ quantity_out: 10, quantity_available: 25 });
  await api.post(`/v1/items/${chairs}/condition`, { condition: 'inoperative' });
  expect(await stockOf(api, chairs)).toMatchObject({ quantity_out: 10, quantity_available: 0 });
  const tables = await newStock(api, 8);
  await checkOut(api, [tables]);
  expect(await stockOf(api, tables)).toMatchObject({ quantity_out: 8, quantity_available: 0 });
});

test('a stock cannot be reduced below the quantity that is out', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  await checkOutLine(api, [chairs, 10]);
  const move = (action: string, quantity: number) =>
    api.post(`/v1/items/${chairs}/inventory`, { action, quantity });
  const refused = [await move('pick', 31), await move('adjust', 9)];
  for (const { status, body } of refused) {
    expect([status, body.error.code]).toEqual([422, 'insufficient_inventory']);
    expect(body.error.fields.quantity).toMatchObject([{ quantity: 40, quantity_out: 10 }]);
  }
  expect((await move('pick', 30)).body.data).toMatchObject({ quantity_available: 0 });
});

test('a stock that is out as a whole cannot be picked from', async () => {
  const { api } = await newAccount();
  const tables = await newStock(api, 8);
  await checkOut(api, [tables]);
  const pick = { action: 'pick', quantity: 1 };
  expect((await api.post(`/v1/items/${tables}/inventory`, pick)).body.error).toMatchObject({
    code: 'insufficient_inventory',
    fields: { quantity: [{ quantity: 8, quantity_out: 8 }] },
  });
});

test('after a pick below the reserved quantity, the reservations warn of short stock', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const first = (await reserveLine(api, [chairs, 25], 60, 90)).body.data.id;
  const second = (await reserveLine(api, [chairs, 10], 80, 120)).body.data.id;
  const later = (await reserveLine(api, [chairs, 10], 120, 130)).body.data.id;
  const picked = await api.post(`/v1/items/${chairs}/inventory`, { action: 'pick', quantity: 10 });
  expect(picked.status).toBe(201);
  const expected = new Map([
    [first, ['stock_short']],
    [second, ['stock_short']],
    [later, []],
  ]);
  const codes = ({ warnings }: { warnings: { code: string }[] }) =>
    warnings.map(({ code }) => code);
  for (const one of (await api.get('/v1/reservations')).body.data) {
    expect(codes(one)).toEqual(expected.get(one.id));
    expect(codes((await api.get(`/v1/reservations/${one.id}`)).body.data)).toEqual(codes(one));
  }
  await api.delete(`/v1/reservations/${second}`);
  expect(codes((await api.get(`/v1/reservations/${first}`)).body.data)).toEqual([]);
});

test('a stock with quantities out or reserved cannot be disabled, deleted or discarded', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const { id } = (await reserveLine(api, [chairs, 25], 60, 90)).body.data;
  const out = (await checkOutLine(api, [chairs, 5])).body.data.id;
  const path = `/v1/items/${chairs}`;
  expect((await api.patch(path, { inventory_enabled: false })).body.error.fields).toMatchObject({
    inventory_enabled: [{ code: 'invalid_value' }],
  });
  expect((await api.delete(path)).body.error).toMatchObject({
    code: 'item_in_use',
    fields: {
      id: [
        { resource: 'checkout', id: out, count: 2 },
        { resource: 'reservation', id },
      ],
    },
  });
  const discard = () => api.post(`${path}/condition`, { condition: 'discarded' });
  const refused = (await discard()).body.error;
  expect(refused.code).toBe('item_checked_out');
  const { created_at, due_time } = (await api.get(`/v1/checkouts/${out}`)).body.data;
  expect(refused.fields.condition[0]).toMatchObject({
    ...{ id: out, start_time: created_at, end_time: due_time, next_available_at: due_time },
  });
  await api.post(`/v1/checkouts/${out}/checkin`, {});
  expect((await discard()).body.error.code).toBe('item_reserved');
  await api.delete(`/v1/reservations/${id}`);
  expect((await discard()).status).toBe(201);
  expect((await api.delete(path)).status).toBe(204);
});

test('a window with quantity lists stocks with so much available, and without it whole items', async () => {
  const { api } = await newAccount();
  const [chairs, tables] = [await newStock(api, 40), await newStock(api, 10)];
  const [plain = 0] = await newItems(api, 1);
  const inoperative = await newStock(api, 90, { condition: 'inoperative' });
  await reserveLine(api, [chairs, 25], 60, 90);
  await reserve(api, [tables], 80, 120);
  const listAvailable = async (from: number, to: number, also = '') => {
    const window = `available_from=${inMinutes(from)}&available_to=${inMinutes(to)}`;
    const { body } = await api.get(`/v1/items?${window}${also}`);
    expect(body.meta.pagination.total).toBe(body.data.length);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await listAvailable(60, 70, '&quantity=10')).toEqual([chairs, tables]);
  expect(await listAvailable(60, 70, '&quantity=15')).toEqual([chairs]);
  expect(await listAvailable(60, 70, '&quantity=15.001')).toEqual([]);
  expect(await listAvailable(85, 95, '&quantity=0.5')).toEqual([chairs]);
  expect(await listAvailable(90, 120, '&quantity=40&order=-name')).toEqual([chairs]);
  expect(await listAvailable(60, 70)).toEqual([tables, plain]);
  expect(await listAvailable(120, 130)).toEqual([chairs, tables, plain]);
  expect(inoperative).toBeGreaterThan(0);
  for (const query of ['quantity=1', `quantity=0&available_from=${inMinutes(1)}`, 'quantity=1e3']) {
    const { status, body } = await api.get(`/v1/items?${query}`);
    expect([status, Object.keys(body.error.fields)[0]]).toEqual([400, 'quantity']);
  }
});

test('a calendar lists all bookings of quantities, even overlapping ones', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const reserved = (await reserveLine(api, [chairs, 5], 60, 90)).body.data.id;
  const outs: number[] = [];
  for (const quantity of [10, 4, 3]) {
    outs.push((await checkOutLine(api, [chairs, quantity], 45)).body.data.id);
  }
  await api.post(`/v1/checkouts/${outs[1]}/checkin`, {});
  const calendar = async (from: number, to: number) => {
    const window = `from=${inMinutes(from)}&to=${inMinutes(to)}`;
    const { data } = (await api.get(`/v1/items/${chairs}/calendar?${window}`)).body;
    return data.map(({ kind, id, quantity }: { kind: string; id: number; quantity: number }) => [
      kind,
      id,
      quantity,
    ]);
  };
  expect(await calendar(-10, 100)).toEqual([
    ['checkout', outs[0], 10],
    ['checkout', outs[1], 4],
    ['checkout', outs[2], 3],
    ['reservation', reserved, 5],
  ]);
  expect(await calendar(10, 40)).toEqual([
    ['checkout', outs[0], 10],
    ['checkout', outs[2], 3],
  ]);
  expect(await calendar(50, 59)).toEqual([]);
  const [other] = await newItems(api, 1);
  const both = (await checkOutLine(api, [chairs, 2], 45, { iid: [other] })).body.data.id;
  await api.post(`/v1/checkouts/${both}/checkin`, { lines: [{ item_id: chairs, quantity: 2 }] });
  expect((await calendar(10, 40)).map(([, id]: [string, number]) => id)).not.toContain(both);
});

test('a calendar shows what is still out of a quantity, and all of it once it is back', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const { id } = (await checkOutLine(api, [chairs, 10], 45)).body.data;
  const giveBack = (quantity: number) =>
    api.post(`/v1/checkouts/${id}/checkin`, { lines: [{ item_id: chairs, quantity }] });
  const quantities = async () => {
    const window = `from=${inMinutes(-10)}&to=${inMinutes(100)}`;
    const { data } = (await api.get(`/v1/items/${chairs}/calendar?${window}`)).body;
    return data.map(({ quantity }: { quantity: number }) => quantity);
  };
  await giveBack(7);
  expect(await quantities()).toEqual([3]);
  await giveBack(3);
  expect(await quantities()).toEqual([10]);
});
