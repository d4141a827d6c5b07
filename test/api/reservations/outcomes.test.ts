import { expect, test, vi } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { dispatchDueIn } from '../../support/dispatch.ts';

const polling = { timeout: 60_000, interval: 200 };

test('a cancelled reservation releases its items, and shows the reason', async () => {
  const { api } = await newAccount();
  await newItems(api, 2);
  await reserve(api, [1, 2], 100, 200);
  const body = { complete_as: 'cancelled', remarks: 'Rain' };
  const { status, body: cancelled } = await api.post('/v1/reservations/1/complete', body);
  expect(status).toBe(201);
  expect(cancelled.data).toMatchObject({
    status: 'completed',
    classification: 'completed',
    completed_as: 'cancelled',
    completion_remarks: 'Rain',
    released_iid: [1, 2],
  });
  expect((await reserve(api, [1], 100, 200)).status).toBe(201);
  const again = await api.post('/v1/reservations/1/complete', body);
  expect(again.body.error.code).toBe('reservation_completed');
});

test('a reservation that is checked out in part lists the released items', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await reserve(api, [1, 2, 3], 0, 200);
  const done = await api.post('/v1/reservations/1/complete', { complete_as: 'checkout', iid: [2] });
  expect(done.body.data.released_iid).toEqual([1, 3]);
  await reserve(api, [1, 3], 100, 200);
  expect((await api.get('/v1/reservations/2')).body.data.released_iid).toEqual([]);
  await checkOut(api, [3], 60, { reservation_id: 2 });
  expect((await api.get('/v1/reservations/2')).body.data.released_iid).toEqual([1]);
});

test.each([
  ['event', []],
  ['unspecified', [1, 2]],
])('a reservation that is completed as %s releases the items %j', async (complete_as, released) => {
  const { api } = await newAccount();
  await newItems(api, 2);
  await reserve(api, [1, 2], 100, 200);
  const { body } = await api.post('/v1/reservations/1/complete', { complete_as });
  expect(body.data.released_iid).toEqual(released);
});

test('an item that is out shows its holder: the contact, otherwise the user', async () => {
  const { api, ownerId } = await newAccount();
  await api.post('/v1/contacts', { name: 'Ada' });
  await newItems(api, 3);
  await checkOut(api, [1], 60, { contact_id: 1, user_id: ownerId });
  await checkOut(api, [2], 60, { user_id: ownerId });
  await checkOut(api, [3], 60);
  const holders = (await api.get('/v1/items')).body.data.map(
    (one: { holder: unknown }) => one.holder,
  );
  expect(holders).toEqual([
    { type: 'contact', id: 1, name: 'Ada' },
    { type: 'user', id: ownerId, name: expect.any(String) },
    null,
  ]);
  await api.post('/v1/checkouts/1/checkin', {});
  expect((await api.get('/v1/items/1')).body.data.holder).toBeNull();
});

test('a reservation with auto_complete is completed once at its end', async () => {
  const { api, accountId } = await newAccount();
  await newItems(api, 2);
  await reserve(api, [1], 10, 20, { auto_complete: true });
  await reserve(api, [2], 10, 20);
  await vi.waitFor(async () => {
    await dispatchDueIn(21, accountId);
    expect((await api.get('/v1/reservations/1')).body.data.status).toBe('completed');
  }, polling);
  await dispatchDueIn(22, accountId);
  const { data } = (await api.get('/v1/reservations/1')).body;
  expect(data).toMatchObject({ completed_as: 'unspecified', version: 2 });
  expect(data.completed_by).toEqual({ id: 0, type: 'system', name: 'Schedule' });
  expect((await api.get('/v1/items/1')).body.data.next_reservation).toBeNull();
  expect((await api.get('/v1/reservations/2')).body.data.status).toBe('open');
});

test('a reservation that was moved is completed only at its new end', async () => {
  const { api, accountId } = await newAccount();
  await newItems(api, 1);
  await reserve(api, [1], 10, 20, { auto_complete: true });
  const { end_time } = (await reserve(api, [1], 30, 40)).body.data;
  await api.delete('/v1/reservations/2');
  await api.patch('/v1/reservations/1', { end_time });
  await dispatchDueIn(25, accountId);
  expect((await api.get('/v1/reservations/1')).body.data.status).toBe('open');
  await vi.waitFor(async () => {
    await dispatchDueIn(41, accountId);
    expect((await api.get('/v1/reservations/1')).body.data.status).toBe('completed');
  }, polling);
});

test('the buffer of an item separates bookings, but is not part of their times', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Car', buffer_minutes: 30 });
  const first = (await reserve(api, [1], 100, 200)).body.data;
  const { body } = await reserve(api, [1], 210, 300);
  expect(body.error.code).toBe('item_reserved');
  expect(body.error.fields.iid[0]).toMatchObject({
    start_time: first.start_time,
    end_time: first.end_time,
  });
  const { next_available_at } = body.error.fields.iid[0];
  expect(Date.parse(next_available_at) - Date.parse(first.end_time)).toBe(30 * 60_000);
  expect((await reserve(api, [1], 231, 300)).status).toBe(201);
  expect((await checkOut(api, [1], 80)).body.error.code).toBe('item_reserved');
  expect((await checkOut(api, [1], 69)).status).toBe(201);
});
