import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOutLine, newItems, newStock, reserve, reserveLine } from '../../support/bookings.ts';
import type { Answer } from '../../support/exchange.ts';
import { manyItems } from '../../support/many-items.ts';
import { inMinutes } from '../../support/time.ts';

const problemsOf = ({ body }: Answer) => [body.error?.code, Object.keys(body.error?.fields ?? {})];

test('quantities of a stock can be reserved alone or together with items', async () => {
  const { api } = await newAccount();
  const [camera = 0] = await newItems(api, 1);
  const chairs = await newStock(api, 40, { unique_id: 'CHAIR' });
  const { status, body } = await reserveLine(api, [chairs, 12.5], 60, 90);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    iid: [],
    items: [],
    lines: [
      { item_id: chairs, item: { id: chairs, name: 'Chairs', unique_id: 'CHAIR' }, quantity: 12.5 },
    ],
    released_lines: [],
    warnings: [],
  });
  const both = await reserveLine(api, [chairs, 5], 60, 90, { iid: [camera] });
  expect(both.body.data).toMatchObject({ iid: [camera], lines: [{ quantity: 5 }] });
  const listed = (await api.get(`/v1/reservations?item_id=${chairs}`)).body;
  expect(listed.data).toEqual([body.data, both.body.data]);
  const { data } = await api.get(`/v1/items/${chairs}`).then((answer) => answer.body);
  expect(data).toMatchObject({ version: 3, next_reservation: { id: body.data.id } });
});

test('no more than the stock can be reserved at any moment, and an error names the holders', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const first = (await reserveLine(api, [chairs, 25], 60, 120, { name: 'Gala' })).body.data;
  const out = (await checkOutLine(api, [chairs, 10], 90, { name: 'Tour' })).body.data;
  expect((await reserveLine(api, [chairs, 15], 90, 120)).status).toBe(201);
  const refused = await reserveLine(api, [chairs, 6], 30, 100);
  expect([refused.status, refused.body.error.code]).toEqual([422, 'insufficient_inventory']);
  expect(refused.body.error.fields).toEqual({
    'lines.0.quantity': [
      {
        code: 'insufficient_inventory',
        message: `Item ${chairs} has 0 free in this period, not 6.`,
        item_id: chairs,
        name: 'Chairs',
        unique_id: null,
        requested: 6,
        available: 0,
        next_available_at: first.end_time,
        holders: [
          expect.objectContaining({ checkout_id: out.id, checkout: { id: out.id, name: 'Tour' } }),
          expect.objectContaining({
            reservation_id: first.id,
            reservation: { id: first.id, name: 'Gala' },
            quantity: 25,
            start_time: first.start_time,
            end_time: first.end_time,
          }),
          expect.objectContaining({ quantity: 15 }),
        ],
        holders_count: 3,
      },
    ],
  });
  expect((await reserveLine(api, [chairs, 6], 120, 130)).status).toBe(201);
});

test('a stock item in iid reserves its whole stock', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const part = (await reserveLine(api, [chairs, 1], 60, 90)).body.data;
  const whole = await reserve(api, [chairs], 80, 120);
  expect(whole.body.error).toMatchObject({
    code: 'item_reserved',
    fields: { iid: [{ item_id: chairs, reservation_id: part.id }] },
  });
  expect((await reserve(api, [chairs], 90, 120)).status).toBe(201);
  const clash = await reserveLine(api, [chairs, 0.001], 100, 110);
  expect(clash.body.error.fields['lines.0.quantity'][0]).toMatchObject({
    available: 0,
    holders: [{ quantity: 40 }],
  });
});

test('lines must name distinct stock items, and with iid at most 40', async () => {
  const { api, accountId } = await newAccount();
  const iid = await newItems(api, 2);
  const [plain = 0, other = 0] = iid;
  const chairs = await newStock(api, 40);
  const at = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const reserveLines = (lines: unknown, fields: object = {}) =>
    api.post('/v1/reservations', { name: 'Show', lines, ...at, ...fields });
  const line = (item_id: number, quantity: number) => ({ item_id, quantity });
  expect(problemsOf(await reserveLines([line(plain, 1)]))).toEqual([
    'inventory_not_enabled',
    ['lines.0.item_id'],
  ]);
  expect(problemsOf(await reserveLines([line(chairs, 1), line(999, 1)]))).toEqual([
    'validation_failed',
    ['lines.1.item_id'],
  ]);
  const duplicates = await reserveLines([line(chairs, 1), line(chairs, 2)], {
    iid: [other, chairs],
  });
  expect(problemsOf(duplicates)).toEqual([
    'validation_failed',
    ['lines.0.item_id', 'lines.1.item_id'],
  ]);
  expect(problemsOf(await reserveLines([line(chairs, 0), { item_id: chairs }]))).toEqual([
    'validation_failed',
    ['lines.0.quantity', 'lines.1.quantity'],
  ]);
  expect(problemsOf(await reserveLines([]))).toEqual(['validation_failed', ['iid']]);
  const many = await manyItems(accountId, 40);
  expect(problemsOf(await reserveLines([line(chairs, 1)], { iid: many }))).toEqual([
    'validation_failed',
    ['lines'],
  ]);
  const several = await reserveLines([line(plain, 1), line(chairs, 41)]);
  expect(problemsOf(several)).toEqual([
    'items_unavailable',
    ['lines.0.item_id', 'lines.1.quantity'],
  ]);
});

test('forty lines are reserved, changed, checked out and returned in one transaction each', async () => {
  const { api } = await newAccount();
  const ids: number[] = [];
  for (let number = 0; number < 40; number += 1) ids.push(await newStock(api, 10));
  const lines = (quantity: number) => ids.map((item_id) => ({ item_id, quantity }));
  const at = { start_time: inMinutes(-5), end_time: inMinutes(90) };
  const created = await api.post('/v1/reservations', { name: 'Show', lines: lines(4), ...at });
  expect(created.status).toBe(201);
  const path = `/v1/reservations/${created.body.data.id}`;
  expect((await api.patch(path, { lines: lines(9) })).status).toBe(200);
  const done = await api.post(`${path}/complete`, { complete_as: 'checkout' });
  expect(done.status).toBe(201);
  const back = await api.post(`/v1/checkouts/${done.body.data.checkout_id}/checkin`, {
    lines: ids.map((item_id) => ({ item_id, quantity: 9, consumed: 1 })),
  });
  expect(back.body.data).toMatchObject({ status: 'closed' });
});

test('a PATCH of quantities and times is checked like a new reservation', async () => {
  const { api } = await newAccount();
  const [camera = 0] = await newItems(api, 1);
  const chairs = await newStock(api, 40);
  await reserveLine(api, [chairs, 30], 100, 120);
  const { id } = (await reserveLine(api, [chairs, 20], 60, 90)).body.data;
  const patch = (body: object) => api.patch(`/v1/reservations/${id}`, body);
  const lines = (quantity: number) => ({ lines: [{ item_id: chairs, quantity }] });
  expect((await patch(lines(40))).status).toBe(200);
  expect((await patch(lines(41))).body.error.code).toBe('insufficient_inventory');
  expect((await patch({ end_time: inMinutes(101) })).body.error.code).toBe(
    'insufficient_inventory',
  );
  expect((await patch({ end_time: inMinutes(101), ...lines(10) })).status).toBe(200);
  expect((await patch({ ...lines(10), iid: [camera] })).status).toBe(200);
  expect((await patch({ iid: [] })).body.error.fields).toHaveProperty('iid');
  expect((await patch({ iid: [], ...lines(5) })).body.data).toMatchObject({ iid: [], ...lines(5) });
  expect(
    (await patch({ lines: [], iid: [chairs], end_time: inMinutes(99) })).body.data,
  ).toMatchObject({
    iid: [chairs],
    lines: [],
  });
  expect(problemsOf(await patch({ lines: [], iid: [] }))).toEqual(['validation_failed', ['iid']]);
  const unchanged = await patch({ name: 'Reservation' });
  expect(unchanged.body.meta.unchanged).toBe(true);
});

test('a PATCH that would remove the last item is refused', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const { id } = (await reserveLine(api, [chairs, 20], 60, 90)).body.data;
  const refused = await api.patch(`/v1/reservations/${id}`, { lines: [] });
  expect(problemsOf(refused)).toEqual(['validation_failed', ['lines']]);
});

test('an error of a PATCH of items names them, and not lines that it does not send', async () => {
  const { api, accountId } = await newAccount();
  const chairs = await newStock(api, 40);
  const { id } = (await reserveLine(api, [chairs, 20], 60, 90)).body.data;
  const patch = (iid: number[]) => api.patch(`/v1/reservations/${id}`, { iid });
  expect(problemsOf(await patch([chairs]))).toEqual(['validation_failed', ['iid']]);
  const many = await manyItems(accountId, 40);
  expect(problemsOf(await patch(many))).toEqual(['validation_failed', ['iid']]);
});

test('deleting, cancelling and completing release quantities, and restoring checks them again', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const book = async () => (await reserveLine(api, [chairs, 30], 60, 90)).body.data;
  const deleted = await book();
  expect((await api.delete(`/v1/reservations/${deleted.id}`)).status).toBe(204);
  const cancelled = await book();
  const complete = (id: number, complete_as: string) =>
    api.post(`/v1/reservations/${id}/complete`, { complete_as });
  expect((await complete(cancelled.id, 'cancelled')).body.data).toMatchObject({
    lines: [{ quantity: 30 }],
    released_lines: [{ item_id: chairs, quantity: 30 }],
  });
  const event = (await complete((await book()).id, 'event')).body.data.event_id;
  expect((await api.get(`/v1/events/${event}`)).body.data).toMatchObject({ iid: [chairs] });
  const last = await book();
  const restore = () => api.post(`/v1/reservations/${deleted.id}/restore`);
  expect((await restore()).body.error).toMatchObject({
    code: 'insufficient_inventory',
    fields: { 'lines.0.quantity': [{ available: 10 }] },
  });
  await api.delete(`/v1/reservations/${last.id}`);
  expect((await restore()).body.data.lines).toMatchObject([{ quantity: 30 }]);
});

test('a dry run with lines gets the same result as the call, and writes nothing', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const at = { start_time: inMinutes(60), end_time: inMinutes(90) };
  const preview = (quantity: number) =>
    api.post('/v1/reservations?dry_run=true', {
      name: 'Show',
      lines: [{ item_id: chairs, quantity }],
      ...at,
    });
  expect((await preview(40)).body).toMatchObject({
    data: { id: null, lines: [{ quantity: 40 }] },
    meta: { dry_run: true },
  });
  expect((await preview(41)).body.error.code).toBe('insufficient_inventory');
  expect((await api.get(`/v1/items/${chairs}`)).body.data.version).toBe(1);
});

test('an empty list of items is accepted with lines, and refused without them', async () => {
  const { api } = await newAccount();
  const chairs = await newStock(api, 40);
  const reserved = await reserveLine(api, [chairs, 5], 60, 90, { iid: [] });
  expect([reserved.status, reserved.body.data]).toMatchObject([201, { iid: [] }]);
  const out = await checkOutLine(api, [chairs, 5], 30, { iid: [] });
  expect([out.status, out.body.data.iid]).toEqual([201, []]);
  const empty = await reserve(api, [], 60, 90);
  expect(empty.body.error.fields).toMatchObject({ iid: [{ code: 'too_short' }] });
});

test('an empty list is reported together with errors of other fields', async () => {
  const { api } = await newAccount();
  const { id } = (await reserve(api, await newItems(api, 1), 60, 90)).body.data;
  const answer = await api.patch(`/v1/reservations/${id}`, { iid: [], name: '' });
  expect(problemsOf(answer)).toEqual(['validation_failed', ['name', 'iid']]);
  const created = await api.post('/v1/reservations', { name: '', iid: [1], qr: ['A'] });
  expect(problemsOf(created)[1]).toEqual(['name', 'start_time', 'end_time', 'qr']);
});

test('a dry run also refuses an exchange of more lines than fit into one transaction', async () => {
  const { api } = await newAccount();
  const stocks: number[] = [];
  while (stocks.length < 60) stocks.push(await newStock(api, 40));
  const lines = (ids: number[], quantity: number) => ids.map((item_id) => ({ item_id, quantity }));
  const before = lines(stocks.slice(0, 40), 1);
  const { id } = (await reserveLine(api, [0, 0], 60, 90, { lines: before })).body.data;
  const after = [...lines(stocks.slice(20, 40), 2), ...lines(stocks.slice(40), 1)];
  for (const query of ['?dry_run=true', '']) {
    const answer = await api.patch(`/v1/reservations/${id}${query}`, { lines: after });
    expect([answer.status, ...problemsOf(answer)]).toEqual([422, 'validation_failed', ['lines']]);
  }
  const fewer = [...before.slice(20), ...lines(stocks.slice(40), 1)];
  const preview = await api.patch(`/v1/reservations/${id}?dry_run=true`, { lines: fewer });
  expect(preview.status).toBe(200);
});
