import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { manyItems } from '../../support/many-items.ts';
import { inMinutes } from '../../support/time.ts';

test('an error lists at most five conflicts of an item, and counts all of them', async () => {
  const { api, accountId } = await newAccount();
  const iid = await manyItems(accountId, 40);
  for (let number = 1; number <= 8; number += 1) {
    await reserve(api, iid, number * 60, number * 60 + 30, { name: `Shoot ${number}` });
  }
  const { status, body } = await reserve(api, iid, 0, 600);
  expect([status, body.error.code]).toEqual([422, 'item_reserved']);
  const entries: { item_id: number; count?: number }[] = body.error.fields.iid;
  const byItem = Map.groupBy(entries, ({ item_id }) => item_id);
  expect([...byItem.keys()]).toEqual(iid);
  for (const conflicts of byItem.values()) {
    expect(conflicts.map(({ count }) => count)).toEqual([8, ...Array(4).fill(undefined)]);
  }
  expect(byItem.get(iid[39] ?? 0)?.[4]).toMatchObject({ reservation: { name: 'Shoot 5' } });
  expect(JSON.stringify(body).length).toBeLessThan(100_000);
});

test('every conflict error names the bookings that have the items', async () => {
  const { api } = await newAccount();
  const [out = 0, reserved = 0] = await newItems(api, 2);
  await checkOut(api, [out], 30, { name: 'Tour' });
  const { id } = (await reserve(api, [reserved], 60, 90, { name: 'Shoot' })).body.data;
  const moved = (await reserve(api, [out, reserved], 100, 120)).body.data;
  const refusals = [
    await api.patch(`/v1/reservations/${moved.id}`, { start_time: inMinutes(10) }),
    await api.post('/v1/reservations?dry_run=true', {
      name: 'R',
      iid: [out, reserved],
      start_time: inMinutes(10),
      end_time: inMinutes(90),
    }),
    await checkOut(api, [out, reserved], 70),
    await api.post(`/v1/reservations/${moved.id}/complete`, { complete_as: 'checkout' }),
  ];
  for (const { body } of refusals) {
    expect(body.error.code).toBe('items_unavailable');
    expect(body.error.fields.iid).toMatchObject([
      { item_id: out, name: 'Item 1', checkout: { name: 'Tour' } },
      { item_id: reserved, name: 'Item 2', reservation: { id, name: 'Shoot' } },
    ]);
  }
});

test('conflicts of an item are sorted by the ids of the reservations', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 1);
  const later = (await reserve(api, iid, 200, 300)).body.data.id;
  const sooner = (await reserve(api, iid, 60, 120)).body.data.id;
  const { body } = await reserve(api, iid, 0, 400);
  const holders = body.error.fields.iid.map(
    (one: { reservation_id: number }) => one.reservation_id,
  );
  expect(holders).toEqual([later, sooner]);
});
