import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

async function arrange(count = 2, from = -10, to = 60) {
  const account = await newAccount();
  const iid = await newItems(account.api, count);
  const { body } = await reserve(account.api, iid, from, to);
  return { ...account, iid, id: body.data.id as number };
}

test('completing without complete_as releases the items', async () => {
  const { api, iid, id } = await arrange();
  const { status, body } = await api.post(`/v1/reservations/${id}/complete`, { remarks: 'done' });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: 'completed',
    classification: 'completed',
    completed_as: 'unspecified',
    completion_remarks: 'done',
    completed_by: { type: 'api_key', name: 'Main (API)' },
  });
  expect((await reserve(api, iid, 0, 30)).status).toBe(201);
});

test('completing as a checkout checks the items out under the name of the reservation', async () => {
  const { api, iid, id } = await arrange();
  const { body } = await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout' });
  expect(body.data).toMatchObject({ completed_as: 'checkout', checkout: { name: 'Reservation' } });
  const checkout = (await api.get(`/v1/checkouts/${body.data.checkout_id}`)).body.data;
  expect(checkout).toMatchObject({
    iid,
    reservation_id: id,
    due_time: body.data.end_time,
    status: 'open',
  });
});

test('completing as a checkout of some items releases the others', async () => {
  const { api, iid, id } = await arrange();
  const [out = 0, free = 0] = iid;
  await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout', iid: [out] });
  expect((await api.get(`/v1/items/${out}`)).body.data.availability).toBe('checked_out');
  const { data } = (await api.get(`/v1/items/${free}`)).body;
  expect(data).toMatchObject({ availability: 'available', next_reservation: null });
});

test('completing as a checkout refuses items that are not on the reservation', async () => {
  const { api, iid, id } = await arrange();
  const [other = 0] = await newItems(api, 1);
  const input = { complete_as: 'checkout', iid: [iid[0], other] };
  const { status, body } = await api.post(`/v1/reservations/${id}/complete`, input);
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_on_reservation', item_id: other }),
  ]);
});

test('a default due time that is less than five minutes away is too soon', async () => {
  const { api, id } = await arrange(1, -10, 3);
  const { body } = await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout' });
  expect(body.error.fields.due_time).toEqual([expect.objectContaining({ code: 'too_soon' })]);
});

test('completing as an event creates it for all items and the time of the reservation', async () => {
  const { api, iid, id } = await arrange();
  const input = { complete_as: 'event', kind: 'usage', cost: 12.5, due_time: inMinutes(60) };
  const { body } = await api.post(`/v1/reservations/${id}/complete`, input);
  expect(body.meta.ignored_fields).toEqual(['due_time']);
  const event = (await api.get(`/v1/events/${body.data.event_id}`)).body.data;
  expect(event).toMatchObject({
    name: 'Reservation',
    iid,
    kind: 'usage',
    cost: 12.5,
    time: body.data.start_time,
    end_time: body.data.end_time,
    reservation: { id, name: 'Reservation' },
  });
  expect((await api.get(`/v1/events?item_id=${iid[1]}`)).body.data).toHaveLength(1);
});

test('a reservation that begins over a day ahead cannot be completed as an inspection', async () => {
  const { api, iid, id } = await arrange(1, 25 * 60, 26 * 60);
  const complete = (kind: string) =>
    api.post(`/v1/reservations/${id}/complete`, { complete_as: 'event', kind });
  const refused = await complete('inspection');
  expect(refused.body.error.fields).toMatchObject({ kind: [{ code: 'too_late' }] });
  expect((await api.get(`/v1/items/${iid[0]}`)).body.data.last_inspection_on).toBeNull();
  expect((await complete('service')).status).toBe(201);
});

test('a completed reservation refuses PATCH and complete, but accepts DELETE', async () => {
  const { api, id } = await arrange();
  await api.post(`/v1/reservations/${id}/complete`, {});
  const path = `/v1/reservations/${id}`;
  for (const refused of [await api.patch(path, {}), await api.post(`${path}/complete`, {})]) {
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code: 'reservation_completed', fields: {} });
  }
  expect((await api.delete(path)).status).toBe(204);
  expect((await api.get(path)).status).toBe(404);
});

test('a reservation of an item that was deleted since can be completed, but not as a checkout', async () => {
  const { api, iid } = await arrange(2, 1000, 1100);
  const past = await api.post('/v1/reservations', {
    name: 'Past',
    iid,
    start_time: inMinutes(-10),
    end_time: inMinutes(0.05),
  });
  await api.delete(`/v1/reservations/1`);
  const deleteItem = async () => (await api.delete(`/v1/items/${iid[0]}`)).status;
  await expect.poll(deleteItem, { interval: 500 }).toBe(204);
  const path = `/v1/reservations/${past.body.data.id}/complete`;
  const asCheckout = await api.post(path, { complete_as: 'checkout', due_time: inMinutes(10) });
  expect(asCheckout.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_found', item_id: iid[0] }),
  ]);
  expect((await api.post(path, {})).status).toBe(201);
});

test.each([
  ['checkout', 'checkouts:write'],
  ['event', 'events:write'],
])('completing as %s needs the scope %s', async (complete_as, required) => {
  const { newKey, id } = await arrange();
  const { api } = await newKey({ scopes: ['reservations:write'] });
  const { status, body } = await api.post(`/v1/reservations/${id}/complete`, { complete_as });
  expect(status).toBe(403);
  expect(body.error.fields.scope).toEqual([expect.objectContaining({ required })]);
});

test('completing as a checkout needs the permission of checkouts', async () => {
  const { newKey, newUser, id } = await arrange();
  const user = await newUser({ permissions: ['action.reserve'] });
  const { api } = await newKey({ userId: user.id });
  const { body } = await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'checkout' });
  expect(body.error.code).toBe('forbidden');
});

test('the external_ref of a cancelled reservation can be used again', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  await reserve(api, [1], 60, 120, { external_ref: 'ORDER-1' });
  const duplicate = await reserve(api, [1], 180, 240, { external_ref: 'ORDER-1' });
  expect(duplicate.body.error.fields.external_ref[0].code).toBe('taken');
  await api.post('/v1/reservations/1/complete', { complete_as: 'cancelled' });
  const again = await reserve(api, [1], 180, 240, { external_ref: 'ORDER-1' });
  expect([again.status, again.body.data.external_ref]).toEqual([201, 'ORDER-1']);
});
