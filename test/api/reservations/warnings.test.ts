import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';
import { checkOutLate } from '../../support/overdue.ts';

test('a reservation warns of an item that is overdue elsewhere, until it is back', async () => {
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
  const ending = (end_time: string) =>
    api.post('/v1/reservations?dry_run=true', {
      name: 'R',
      iid,
      start_time: '2099-05-31T08:00:00Z',
      end_time,
    });
  expect((await ending('2099-05-31T23:00:00Z')).body.data.warnings).toEqual([]);
  expect((await ending('2099-06-01T01:00:00Z')).body.data.warnings).toEqual([
    expect.objectContaining({ code: 'item_expired', item_id: iid[0] }),
  ]);
});

test('a completed reservation warns of nothing', async () => {
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
