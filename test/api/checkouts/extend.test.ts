import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

async function arrange() {
  const account = await newAccount();
  const iid = await newItems(account.api, 2);
  const { body } = await checkOut(account.api, iid, 60);
  return { ...account, iid, path: `/v1/checkouts/${body.data.id}` };
}

test.each([
  ['later', 120],
  ['earlier', 30],
])('a due time may become %s', async (_what, minutes) => {
  const { api, iid, path } = await arrange();
  const due_time = inMinutes(minutes);
  const { status, body } = await api.post(`${path}/extend`, { due_time, remarks: 'late shoot' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ due_time, version: 2 });
  expect((await api.get(`/v1/items/${iid[0]}`)).body.data.due_time).toBe(due_time);
});

test('the same due time changes nothing', async () => {
  const { api, path } = await arrange();
  const { due_time } = (await api.get(path)).body.data;
  const { body } = await api.post(`${path}/extend`, { due_time });
  expect(body.meta.unchanged).toBe(true);
});

test('a due time after the start of a reservation of an outstanding item is refused', async () => {
  const { api, iid, path } = await arrange();
  const { body: booked } = await reserve(api, iid.slice(0, 1), 90, 120);
  const refused = await api.post(`${path}/extend`, { due_time: inMinutes(100) });
  expect(refused.status).toBe(422);
  expect(refused.body.error.code).toBe('item_reserved');
  expect(refused.body.error.fields.iid).toEqual([
    expect.objectContaining({ item_id: iid[0], reservation_id: booked.data.id }),
  ]);
  await api.post(`${path}/checkin`, { iid: [iid[0]] });
  expect((await api.post(`${path}/extend`, { due_time: inMinutes(100) })).status).toBe(201);
});

test('a due time less than five minutes ahead is refused, and so is a closed checkout', async () => {
  const { api, path } = await arrange();
  const soon = await api.post(`${path}/extend`, { due_time: inMinutes(4) });
  expect(soon.body.error.fields.due_time).toEqual([expect.objectContaining({ code: 'too_soon' })]);
  await api.post(`${path}/checkin`, {});
  const closed = await api.post(`${path}/extend`, { due_time: inMinutes(100) });
  expect(closed.body.error.code).toBe('checkout_closed');
});
