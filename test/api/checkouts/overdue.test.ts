import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { checkOutLate } from '../../support/overdue.ts';

async function arrange() {
  const account = await newAccount();
  const iid = await newItems(account.api, 1, { unique_id: 'SPOT-1' });
  return { ...account, iid, late: await checkOutLate(account, iid) };
}

test('an overdue item is refused with its checkout, and without a next available time', async () => {
  const { api, iid, late } = await arrange();
  const refused = [await checkOut(api, iid), await reserve(api, iid, -30, 60)];
  for (const { status, body } of refused) {
    expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
    const [entry, ...more] = body.error.fields.iid;
    expect(more).toEqual([]);
    expect(entry).toEqual({
      code: 'item_checked_out',
      message: `Item ${iid[0]} is out on checkout ${late.id}, and overdue.`,
      item_id: iid[0],
      name: 'Item 1',
      unique_id: 'SPOT-1',
      checkout_id: late.id,
      checkout: { id: late.id, name: 'Late' },
      start_time: late.created_at,
      end_time: expect.any(String),
      overdue: true,
      due_time: late.due_time,
      next_available_at: null,
      count: 1,
    });
    expect(Date.now() - Date.parse(entry.end_time)).toBeLessThan(60_000);
  }
});

test('an overdue item can be reserved for the future, but not for a time that has begun', async () => {
  const { api, iid } = await arrange();
  expect((await reserve(api, iid, 30, 60)).status).toBe(201);
  expect((await reserve(api, iid, -10, 20)).body.error.code).toBe('item_checked_out');
});

test('a reservation of an overdue item cannot be checked out until the item is returned', async () => {
  const { api, iid, late } = await arrange();
  const { id } = (await reserve(api, iid, 30, 60)).body.data;
  const complete = () => api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout' });
  expect((await complete()).body.error).toMatchObject({
    code: 'item_checked_out',
    fields: { iid: [{ overdue: true, next_available_at: null }] },
  });
  await api.post(`/v1/checkouts/${late.id}/checkin`, {});
  expect((await complete()).status).toBe(201);
});

test('an overdue checkout can be extended until the next reservation, which the error names', async () => {
  const { api, iid, late } = await arrange();
  const { data } = (await reserve(api, iid, 30, 60, { name: 'Shoot' })).body;
  const path = `/v1/checkouts/${late.id}/extend`;
  const { body } = await api.post(path, { due_time: data.end_time });
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({
      code: 'item_reserved',
      reservation: { id: data.id, name: 'Shoot' },
      next_available_at: data.end_time,
    }),
  ]);
  expect((await api.post(path, { due_time: data.start_time })).status).toBe(201);
});
