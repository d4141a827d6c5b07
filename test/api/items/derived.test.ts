import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, openIssue, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

async function arrange(fields: object = {}) {
  const { api, ...account } = await newAccount();
  await newItems(api, 1, fields);
  const read = async () => (await api.get('/v1/items/1')).body.data;
  return { ...account, api, read };
}

test('an item that is out shows its checkout and due time', async () => {
  const { api, read } = await arrange();
  const { body } = await checkOut(api, [1], 60, { name: 'Tour' });
  expect(await read()).toMatchObject({
    availability: 'checked_out',
    overdue: false,
    checkout_id: 1,
    checkout: { id: 1, name: 'Tour' },
    due_time: body.data.due_time,
  });
});

test('a returned item shows no checkout', async () => {
  const { api, read } = await arrange();
  await checkOut(api, [1]);
  await api.post('/v1/checkouts/1/checkin', {});
  expect(await read()).toMatchObject({
    availability: 'available',
    checkout_id: null,
    checkout: null,
    due_time: null,
  });
});

test('the next reservation is the earliest that has not ended', async () => {
  const { api, read } = await arrange();
  await reserve(api, [1], 100, 120);
  const { body } = await reserve(api, [1], 10, 20);
  const { id, start_time, end_time } = body.data;
  expect((await read()).next_reservation).toEqual({ id, start_time, end_time });
});

test('a completed reservation is not the next', async () => {
  const { api, read } = await arrange();
  await reserve(api, [1], 10, 20);
  await api.post('/v1/reservations/1/complete', {});
  expect((await read()).next_reservation).toBeNull();
});

test('open issues are counted, without a new version of the item', async () => {
  const { api, read } = await arrange();
  await openIssue(api, [1]);
  await openIssue(api, [1]);
  await api.post('/v1/issues/1/status', { status: 'closed' });
  expect(await read()).toMatchObject({ open_issues_count: 1, version: 1 });
});

test('the depreciated value is that of the day of the request', async () => {
  const { read } = await arrange({
    acquisition_value: 1000,
    acquisition_date: inDays(-50),
    expiration_date: inDays(50),
  });
  expect((await read()).depreciated_value).toBe(500);
});

function inDays(days: number): string {
  return inMinutes(days * 24 * 60).slice(0, 10);
}

test('referenced records are shown with their names', async () => {
  const { api, ownerId } = await newAccount();
  await api.post('/v1/locations', { name: 'Shelf' });
  await api.post('/v1/contacts', { name: 'ACME', kind: 'company' });
  const input = {
    location_id: 1,
    home_location_id: 1,
    supplier_id: 1,
    responsible_user_id: ownerId,
  };
  await newItems(api, 1, input);
  expect((await api.get('/v1/items/1')).body.data).toMatchObject({
    ...input,
    location: { id: 1, name: 'Shelf' },
    home_location: { id: 1, name: 'Shelf' },
    supplier: { id: 1, name: 'ACME' },
    responsible_user: { id: ownerId, name: expect.any(String) },
  });
});

test('a deleted supplier is still shown, but cannot be set again', async () => {
  const { api } = await newAccount();
  await api.post('/v1/contacts', { name: 'ACME' });
  await newItems(api, 2, { supplier_id: 1 });
  await api.patch('/v1/items/2', { supplier_id: null });
  await api.delete('/v1/contacts/1');
  const patched = await api.patch('/v1/items/1', { model: 'M' });
  expect(patched.body.data).toMatchObject({ supplier_id: 1, supplier: { id: 1, name: 'ACME' } });
  const anew = await api.patch('/v1/items/2', { supplier_id: 1 });
  expect(anew.body.error.fields).toEqual({
    supplier_id: [expect.objectContaining({ code: 'not_found' })],
  });
});

test('an item that is out and reserved cannot be discarded, and the error has both reasons', async () => {
  const { api } = await arrange();
  await checkOut(api, [1], 30);
  await reserve(api, [1], 60, 90);
  const { status, body } = await api.post('/v1/items/1/condition', { condition: 'discarded' });
  expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
  expect(body.error.fields.condition).toMatchObject([
    { code: 'item_checked_out', resource: 'checkout', id: 1, name: 'Checkout', count: 2 },
    { code: 'item_reserved', resource: 'reservation', id: 1, name: 'Reservation' },
  ]);
});

test('a stock-take cannot discard an item that is out', async () => {
  const { api } = await arrange();
  await checkOut(api, [1]);
  const { status, body } = await api.post('/v1/items/1/inventory', { condition: 'discarded' });
  expect([status, body.error.code]).toEqual([422, 'item_checked_out']);
  expect((await api.get('/v1/items/1')).body.data.last_inventory_at).toBeNull();
});

test('an item that is out can be moved', async () => {
  const { api } = await arrange();
  await api.post('/v1/locations', { name: 'Stage' });
  await checkOut(api, [1]);
  const { status, body } = await api.post('/v1/items/1/location', { location_id: 1 });
  expect([status, body.data.location_id]).toEqual([201, 1]);
});
