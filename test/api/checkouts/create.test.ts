import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';
import { inMinutes } from '../../support/time.ts';

test('checks items out, and moves them to the location of the checkout', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { body: location } = await api.post('/v1/locations', { name: 'Set', kind: 'usage' });
  const { status, body, headers } = await checkOut(api, iid, 60, { location_id: location.data.id });
  expect(status).toBe(201);
  expect(headers.location).toBe(`/v1/checkouts/${body.data.id}`);
  expect(body.data).toMatchObject({
    status: 'open',
    partial: false,
    overdue: false,
    outstanding_iid: iid,
    returned_iid: [],
    checkins: [],
    items: [{ id: iid[0], checked_in_at: null }, { id: iid[1] }],
  });
  const item = (await api.get(`/v1/items/${iid[0]}`)).body.data;
  expect(item).toMatchObject({
    availability: 'checked_out',
    checkout: { id: body.data.id, name: 'Checkout' },
    due_time: body.data.due_time,
    location: { name: 'Set' },
    version: 2,
  });
  expect((await api.get(`/v1/locations/${location.data.id}`)).body.data.items_count).toBe(2);
});

test('a due time less than five minutes ahead is refused', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const soon = await checkOut(api, iid, 4.9);
  expect(soon.status).toBe(422);
  expect(soon.body.error.fields.due_time).toEqual([expect.objectContaining({ code: 'too_soon' })]);
  expect((await checkOut(api, iid, 5.1)).status).toBe(201);
});

test('refuses inoperative, discarded, checked out and reserved items with a code for each', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 5);
  const [broken, gone, out = 0, reserved = 0] = iid;
  await api.post(`/v1/items/${broken}/condition`, { condition: 'inoperative' });
  await api.post(`/v1/items/${gone}/condition`, { condition: 'discarded' });
  const { body: other } = await checkOut(api, [out], 30);
  const { body: booked } = await reserve(api, [reserved], 30, 90);
  const { status, body } = await checkOut(api, iid, 60);
  expect(status).toBe(422);
  expect(body.error.code).toBe('items_unavailable');
  const entry = { unique_id: null, message: expect.any(String), next_available_at: null, count: 1 };
  expect(body.error.fields.iid).toEqual([
    { ...entry, code: 'item_inoperative', item_id: broken, name: 'Item 1' },
    { ...entry, code: 'item_discarded', item_id: gone, name: 'Item 2' },
    {
      ...entry,
      code: 'item_checked_out',
      item_id: out,
      name: 'Item 3',
      checkout_id: other.data.id,
      checkout: { id: other.data.id, name: 'Checkout' },
      start_time: other.data.created_at,
      end_time: other.data.due_time,
      next_available_at: other.data.due_time,
    },
    {
      ...entry,
      code: 'item_reserved',
      item_id: reserved,
      name: 'Item 4',
      reservation_id: booked.data.id,
      reservation: { id: booked.data.id, name: 'Reservation' },
      start_time: booked.data.start_time,
      end_time: booked.data.end_time,
      next_available_at: booked.data.end_time,
    },
  ]);
});

test('if all items are refused for the same reason, it is the code of the error', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  await checkOut(api, iid);
  expect((await checkOut(api, iid)).body.error.code).toBe('item_checked_out');
});

test('a reservation that begins when the checkout is due does not block it', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const due = inMinutes(60);
  await api.post('/v1/reservations', { name: 'R', iid, start_time: due, end_time: inMinutes(90) });
  expect((await api.post('/v1/checkouts', { name: 'C', iid, due_time: due })).status).toBe(201);
});

test('a checkout of a reservation completes it, and releases the items that it leaves out', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { body: booked } = await reserve(api, iid, -5, 60);
  const { body } = await checkOut(api, iid.slice(0, 1), 60, { reservation_id: booked.data.id });
  expect(body.data.reservation).toEqual({ id: booked.data.id, name: 'Reservation' });
  const { data } = (await api.get(`/v1/reservations/${booked.data.id}`)).body;
  expect(data).toMatchObject({
    status: 'completed',
    completed_as: 'checkout',
    checkout_id: body.data.id,
  });
  expect((await api.get(`/v1/items/${iid[1]}`)).body.data.next_reservation).toBeNull();
});

test('refuses a reservation that does not have the items, is completed, or does not exist', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 2);
  const { body: booked } = await reserve(api, iid.slice(0, 1), -5, 60);
  const id = booked.data.id;
  const foreign = await checkOut(api, iid, 60, { reservation_id: id });
  expect(foreign.body.error.fields.iid).toEqual([
    expect.objectContaining({ code: 'not_on_reservation', item_id: iid[1] }),
  ]);
  const missing = await checkOut(api, iid, 60, { reservation_id: 99 });
  expect(missing.body.error.fields.reservation_id).toEqual([
    expect.objectContaining({ code: 'not_found' }),
  ]);
  await api.post(`/v1/reservations/${id}/complete`, {});
  const completed = await checkOut(api, iid.slice(0, 1), 60, { reservation_id: id });
  expect(completed.body.error).toMatchObject({ code: 'reservation_completed', fields: {} });
});

test('a checkout of a reservation requires the scope and permission of reservations', async () => {
  const { api, newKey, newUser } = await newAccount();
  const iid = await newItems(api, 1);
  const { body: booked } = await reserve(api, iid, -5, 60);
  const scoped = await newKey({ scopes: ['checkouts:write', 'reservations:read'] });
  const refused = await checkOut(scoped.api, iid, 60, { reservation_id: booked.data.id });
  expect(refused.body.error.fields.scope).toEqual([
    expect.objectContaining({ required: 'reservations:write' }),
  ]);
  const user = await newUser({ permissions: ['action.checkout'] });
  const bounded = await newKey({ userId: user.id });
  const forbidden = await checkOut(bounded.api, iid, 60, { reservation_id: booked.data.id });
  expect(forbidden.body.error.code).toBe('forbidden');
});

test('a blocked contact is refused before the items are checked', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  await checkOut(api, iid);
  const { body: contact } = await api.post('/v1/contacts', { name: 'X', blocked: true });
  const { body } = await checkOut(api, iid, 60, { contact_id: contact.data.id });
  expect(body.error.code).toBe('contact_blocked');
});

test.each([
  ['none', [], 'iid', 'too_short'],
  ['forty-one', Array.from({ length: 41 }, (_, index) => index + 1), 'iid', 'too_many'],
  ['a string among them', [1, 'x'], 'iid.1', 'invalid_type'],
  ['an id of 0', [0], 'iid.0', 'invalid_value'],
])('refuses a list of items with %s', async (_what, iid, path, code) => {
  const { api } = await newAccount();
  const { body } = await api.post('/v1/checkouts', { name: 'C', iid, due_time: inMinutes(60) });
  expect(body.error.fields).toEqual({ [path]: [expect.objectContaining({ code })] });
});

test('duplicate items count once, in the order of their first occurrence', async () => {
  const { api } = await newAccount();
  const [first = 0, second = 0] = await newItems(api, 2);
  const { body } = await checkOut(api, [second, first, second]);
  expect(body.data.iid).toEqual([second, first]);
});

test('forty items are checked out by one request, and returned by one', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  const { status, body } = await checkOut(api, iid);
  expect(status).toBe(201);
  const back = await api.post(`/v1/checkouts/${body.data.id}/checkin`, {
    issue: { name: 'Dirty' },
  });
  expect(back.body.data).toMatchObject({ status: 'closed', returned_iid: iid });
});

test('a dry run names what would refuse the checkout, and checks nothing out', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const body = { name: 'C', iid, due_time: inMinutes(60) };
  const dry = await api.post('/v1/checkouts?dry_run=true', body);
  expect(dry.body).toMatchObject({
    data: { id: null, outstanding_iid: iid },
    meta: { dry_run: true },
  });
  expect((await api.post('/v1/checkouts', body)).status).toBe(201);
  expect((await api.post('/v1/checkouts?dry_run=true', body)).body.error.code).toBe(
    'item_checked_out',
  );
});

test('a repeat with the same idempotency key gets the first response, though the items are out', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const body = { name: 'C', iid, due_time: inMinutes(60) };
  const first = await api.post('/v1/checkouts', body, { 'idempotency-key': 'k' });
  const again = await api.post('/v1/checkouts', body, { 'idempotency-key': 'k' });
  expect(again.status).toBe(201);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body.data).toEqual(first.body.data);
});
