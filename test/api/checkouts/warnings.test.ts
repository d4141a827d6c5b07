import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

const dayMinutes = 24 * 60;

async function arrange() {
  const account = await newAccount();
  const iid = await newItems(account.api, 2);
  const { data } = (await checkOut(account.api, iid)).body;
  return { ...account, iid, data, path: `/v1/checkouts/${data.id}` };
}

test('an open checkout warns of an item that became inoperative, until it is returned', async () => {
  const { api, iid, data, path } = await arrange();
  expect(data.warnings).toEqual([]);
  await api.post(`/v1/items/${iid[0]}/condition`, { condition: 'inoperative' });
  const warning = { code: 'item_inoperative', item_id: iid[0], message: expect.any(String) };
  expect((await api.get(path)).body.data.warnings).toEqual([warning]);
  expect((await api.get('/v1/checkouts')).body.data[0].warnings).toEqual([warning]);
  const { body } = await api.post(`${path}/checkin`, { iid: [iid[0]] });
  expect(body.data.warnings).toEqual([]);
});

test('an open checkout warns of an item that expires before the due date', async () => {
  const { api, iid, path } = await arrange();
  const tomorrow = inMinutes(dayMinutes).slice(0, 10);
  await api.patch(`/v1/items/${iid[1]}`, { expiration_date: tomorrow });
  expect((await api.get(path)).body.data.warnings).toEqual([]);
  const { body } = await api.post(`${path}/extend`, { due_time: inMinutes(2 * dayMinutes) });
  expect(body.data.warnings).toEqual([
    { code: 'item_expired', item_id: iid[1], message: `Item ${iid[1]} expires on ${tomorrow}.` },
  ]);
  await api.post(`${path}/checkin`, {});
  expect((await api.get(path)).body.data.warnings).toEqual([]);
});

test('an open checkout warns of an overdue inspection until it is done', async () => {
  const { api, iid, path } = await arrange();
  const inspection = { name: 'Inspection', iid: [iid[0]], kind: 'inspection' };
  await api.post('/v1/events', { ...inspection, time: inMinutes(-40 * dayMinutes) });
  await api.patch(`/v1/items/${iid[0]}`, { inspection_interval_days: 30 });
  const due = inMinutes(-10 * dayMinutes).slice(0, 10);
  expect((await api.get(path)).body.data.warnings).toEqual([
    {
      code: 'item_inspection_overdue',
      item_id: iid[0],
      message: `Item ${iid[0]} is due for inspection on ${due}.`,
    },
  ]);
  await api.post('/v1/events', { ...inspection, time: inMinutes(-1) });
  expect((await api.get(path)).body.data.warnings).toEqual([]);
});
