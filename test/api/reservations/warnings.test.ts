import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, newStock, reserve, reserveLine } from '../../support/bookings.ts';
import { checkOutLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

const dayMinutes = 24 * 60;

test('a reservation warns of an item on an overdue checkout, until it is returned', async () => {
  const account = await newAccount();
  const { api } = account;
  const iid = await newItems(api, 2);
  const late = await checkOutLate(account, iid.slice(0, 1));
  const { status, body } = await reserve(api, iid, 30, 60);
  expect(status).toBe(201);
  const warning = { code: 'item_overdue', item_id: iid[0], message: expect.any(String) };
  expect(body.data.warnings).toEqual([warning]);
  const path = `/v1/reservations/${body.data.id}`;
  expect((await api.get(path)).body.data.warnings).toEqual([warning]);
  expect((await api.get('/v1/reservations')).body.data[0].warnings).toEqual([warning]);
  await api.post(`/v1/checkouts/${late.id}/checkin`, {});
  expect((await api.get(path)).body.data.warnings).toEqual([]);
});

test('a reservation warns of an item that expires before the day on which it ends', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1, { expiration_date: '2099-05-31' });
  const reserveUntil = (end_time: string) =>
    api.post('/v1/reservations?dry_run=true', {
      name: 'R',
      iid,
      start_time: '2099-05-31T08:00:00Z',
      end_time,
    });
  expect((await reserveUntil('2099-05-31T23:00:00Z')).body.data.warnings).toEqual([]);
  expect((await reserveUntil('2099-06-01T01:00:00Z')).body.data.warnings).toEqual([
    expect.objectContaining({ code: 'item_expired', item_id: iid[0] }),
  ]);
});

test('a reservation warns of an item whose inspection is due before the day on which it ends', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2, { inspection_interval_days: 10 });
  const due = inMinutes(10 * dayMinutes).slice(0, 10);
  const reserveUntil = async (end_time: string) => {
    const times = { start_time: inMinutes(60), end_time };
    const { body } = await api.post('/v1/reservations', { name: 'R', iid: [iid.pop()], ...times });
    const { data } = await api.get('/v1/reservations').then((listed) => listed.body);
    expect(data.at(-1).warnings).toEqual(body.data.warnings);
    return body.data.warnings;
  };
  const after = new Date(Date.parse(`${due}T00:00:00Z`) + dayMinutes * 60_000).toISOString();
  expect(await reserveUntil(`${due}T23:59:59Z`)).toEqual([]);
  expect(await reserveUntil(after)).toEqual([
    {
      code: 'item_inspection_overdue',
      item_id: 1,
      message: `Item 1 is due for inspection on ${due}.`,
    },
  ]);
});

test('a reservation warns of an inspection that is due by a plan of the item', async () => {
  const { api } = await newAccount();
  const plan = { every_days: 365, next_on: '2099-06-01' };
  const maintenance = [
    { ...plan, name: 'Safety test', kind: 'inspection' },
    { ...plan, name: 'Oil', kind: 'maintenance', next_on: '2099-05-01' },
  ];
  const iid = await newItems(api, 1, { maintenance });
  const times = { start_time: '2099-05-30T10:00:00Z', end_time: '2099-06-02T10:00:00Z' };
  const { body } = await api.post('/v1/reservations', { name: 'R', iid, ...times });
  const message = `Item ${iid[0]} is due for inspection on 2099-06-01.`;
  expect(body.data.warnings).toEqual([
    { code: 'item_inspection_overdue', item_id: iid[0], message },
  ]);
});

test('a completed reservation has no warnings', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1, { condition: 'inoperative', expiration_date: '2020-01-01' });
  const { data } = (await reserve(api, iid, -10, 60)).body;
  expect(data.warnings.map(({ code }: { code: string }) => code)).toEqual([
    'item_inoperative',
    'item_expired',
  ]);
  const { body } = await api.post(`/v1/reservations/${data.id}/complete`, {});
  expect(body.data.warnings).toEqual([]);
});

test('the response to a write has the same stock warnings as a read', async () => {
  const account = await newAccount();
  const { api } = account;
  const stock = await newStock(api, 8);
  const { body: created } = await reserveLine(api, [stock, 8], 60, 120);
  const path = `/v1/reservations/${created.data.id}`;
  await api.post(`/v1/items/${stock}/inventory`, { action: 'pick', quantity: 1 });
  const codes = ({ body }: Awaited<ReturnType<typeof api.get>>) =>
    body.data.warnings.map(({ code }: { code: string }) => code);
  expect(codes(await api.get(path))).toEqual(['stock_short']);
  const renamed = await api.patch(path, { name: 'Other' });
  expect(codes(renamed)).toEqual(['stock_short']);
  const repaired = await api.patch(path, { lines: [{ item_id: stock, quantity: 7 }] });
  expect([codes(repaired), codes(await api.get(path))]).toEqual([[], []]);
});

test('a list has the same warnings as each reservation', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const first = (await reserve(api, iid, dayMinutes, 2 * dayMinutes)).body.data.id;
  await api.post(`/v1/reservations/${first}/complete`, { complete_as: 'cancelled' });
  await api.patch(`/v1/items/${iid[0]}`, { expiration_date: '2025-01-01' });
  const open = (await reserve(api, iid, 3 * dayMinutes, 4 * dayMinutes)).body.data.id;
  const { warnings } = (await api.get(`/v1/reservations/${open}`)).body.data;
  expect(warnings).toEqual([expect.objectContaining({ code: 'item_expired' })]);
  for (const order of ['id', '-id']) {
    const { data } = (await api.get(`/v1/reservations?order=${order}`)).body;
    expect(data.find(({ id }: { id: number }) => id === open).warnings).toEqual(warnings);
  }
});
