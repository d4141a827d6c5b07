import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';
import { inMinutes } from '../../support/time.ts';

async function arrange(count = 3) {
  const account = await newAccount();
  const iid = await newItems(account.api, count);
  const { body } = await reserve(account.api, iid.slice(0, 2), 60, 120);
  return { ...account, iid, path: `/v1/reservations/${body.data.id}`, id: body.data.id as number };
}

test('replacing the items releases the removed and reserves the added ones', async () => {
  const { api, iid, path, id } = await arrange();
  const [first, second, third] = iid;
  const { body } = await api.patch(path, { iid: [second, third] });
  expect(body.data.iid).toEqual([second, third]);
  const nextReservationOf = async (item?: number) =>
    (await api.get(`/v1/items/${item}`)).body.data.next_reservation;
  expect(await nextReservationOf(first)).toBeNull();
  expect(await nextReservationOf(third)).toMatchObject({ id });
  const listed = await api.get(`/v1/reservations?item_id=${first}`);
  expect(listed.body.data).toEqual([]);
});

test('a new time is checked against other reservations, and not against its own', async () => {
  const { api, iid, path } = await arrange();
  await reserve(api, iid.slice(0, 1), 200, 260);
  expect((await api.patch(path, { end_time: inMinutes(150) })).status).toBe(200);
  const { status, body } = await api.patch(path, { end_time: inMinutes(230) });
  expect(status).toBe(422);
  expect(body.error.code).toBe('item_reserved');
});

test('a field other than items and times changes without a check of the items', async () => {
  const { api, path } = await arrange();
  const { body } = await api.patch(path, { name: 'Other', description: 'x' });
  expect(body.data).toMatchObject({ name: 'Other', description: 'x', version: 2 });
});

test('an end before the unchanged start is refused', async () => {
  const { api, path } = await arrange();
  const { body } = await api.patch(path, { end_time: inMinutes(30) });
  expect(body.error.fields.end_time).toEqual([
    expect.objectContaining({ code: 'end_before_start' }),
  ]);
});

test('a change to a blocked contact is refused', async () => {
  const { api, path } = await arrange();
  const { body: contact } = await api.post('/v1/contacts', { name: 'X', blocked: true });
  const { body } = await api.patch(path, { contact_id: contact.data.id });
  expect(body.error.code).toBe('contact_blocked');
});

test('an empty PATCH changes nothing', async () => {
  const { api, path } = await arrange();
  const { body } = await api.patch(path, {});
  expect(body.data.version).toBe(1);
  expect(body.meta.unchanged).toBe(true);
});

test('a change increases the version of its items, and adds to their history', async () => {
  const { api, iid, path } = await arrange();
  await api.patch(path, { start_time: inMinutes(30) });
  const item = (await api.get(`/v1/items/${iid[0]}`)).body.data;
  expect(item.version).toBe(3);
  const { data } = (await api.get(`/v1/items/${iid[0]}/history`)).body;
  expect(
    data.map((entry: { action: string; resource: string }) => `${entry.resource} ${entry.action}`),
  ).toEqual(['reservation update', 'reservation create', 'item create']);
});

test('deleting frees the items', async () => {
  const { api, iid, path } = await arrange();
  expect((await api.delete(path)).status).toBe(204);
  expect((await reserve(api, iid, 60, 120)).status).toBe(201);
});

test('an unknown kit is the only error', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const { id } = (await reserve(api, iid, 60, 120)).body.data;
  const { status, body } = await api.patch(`/v1/reservations/${id}`, { kit_ids: [999] });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['kit_ids']]);
});
