import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, checkOutLine, newItems, newStock } from '../../support/bookings.ts';
import { reserveLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

/** An open reservation that is over, of two items, of which the first was deleted since. */
async function arrange() {
  const account = await newAccount();
  const { api } = account;
  const [gone = 0, remaining = 0, other = 0] = await newItems(api, 3);
  const { id } = await reserveLate(account, [gone, remaining]);
  await api.delete(`/v1/items/${gone}`);
  return { api, gone, remaining, other, id, path: `/v1/reservations/${id}` };
}

const notFound = (id: number) => expect.objectContaining({ code: 'not_found', item_id: id });

const otherFields: [string, () => object][] = [
  ['nothing', () => ({})],
  ['a name', () => ({ name: 'Other' })],
  ['an end', () => ({ end_time: inMinutes(60) })],
  ['both times', () => ({ start_time: inMinutes(10), end_time: inMinutes(60) })],
  ['a description and an end', () => ({ description: 'x', end_time: inMinutes(60) })],
];

test.each(otherFields)(
  'a deleted item can be removed together with a change of %s',
  async (_what, fields) => {
    const { api, remaining, other, path } = await arrange();
    const { status, body } = await api.patch(path, { iid: [remaining, other], ...fields() });
    expect([status, body.data.iid, body.data.warnings]).toEqual([200, [remaining, other], []]);
  },
);

test.each(otherFields)(
  'with a deleted item, a change of %s is still accepted',
  async (_what, fields) => {
    const { api, gone, remaining, path } = await arrange();
    const { status, body } = await api.patch(path, fields());
    expect([status, body.data.iid]).toEqual([200, [gone, remaining]]);
  },
);

test('a deleted item that is sent again is refused as not found', async () => {
  const { api, gone, remaining, path } = await arrange();
  for (const query of ['', '?dry_run=true']) {
    const input = { iid: [gone, remaining], end_time: inMinutes(60) };
    const { status, body } = await api.patch(`${path}${query}`, input);
    expect([status, body.error.fields]).toEqual([422, { iid: [notFound(gone)] }]);
  }
});

test('a reservation warns of a deleted item, and a checkout with it is refused', async () => {
  const { api, gone, remaining, id, path } = await arrange();
  const { body } = await api.patch(path, { end_time: inMinutes(60) });
  expect(body.data.warnings).toEqual([
    { code: 'item_inoperative', item_id: gone, message: `Item ${gone} is deleted.` },
  ]);
  const refusals = [
    await api.post(`${path}/complete`, { complete_as: 'checkout' }),
    await api.post(`${path}/complete?dry_run=true`, { complete_as: 'checkout' }),
    await api.post(`${path}/complete`, { complete_as: 'checkout', iid: [gone] }),
    await checkOut(api, [gone, remaining], 60, { reservation_id: id }),
  ];
  for (const { status, body: refused } of refusals) {
    expect([status, refused.error.fields]).toEqual([422, { iid: [notFound(gone)] }]);
  }
  const rest = { complete_as: 'checkout', iid: [remaining] };
  expect((await api.post(`${path}/complete`, rest)).status).toBe(201);
});

test.each(['unspecified', 'event'])(
  'a reservation with a deleted item completes as %s',
  async (complete_as) => {
    const { api, gone, remaining, path } = await arrange();
    const { status, body } = await api.post(`${path}/complete`, { complete_as });
    expect([status, body.data.iid]).toEqual([201, [gone, remaining]]);
  },
);

test('a reservation with a deleted item can be deleted', async () => {
  const { api, path } = await arrange();
  expect((await api.delete(path)).status).toBe(204);
});

test('a restored item is reserved by its reservation, even if that was moved meanwhile', async () => {
  const { api, gone, path, id } = await arrange();
  await api.patch(path, { end_time: inMinutes(60) });
  const restored = await api.post(`/v1/items/${gone}/restore`);
  expect([restored.status, restored.body.data.next_reservation?.id]).toEqual([201, id]);
  const refused = await checkOut(api, [gone], 30);
  expect([refused.status, refused.body.error.code]).toEqual([422, 'item_reserved']);
  expect((await api.delete(`/v1/items/${gone}`)).body.error.code).toBe('item_in_use');
  expect((await api.get(`/v1/items/${gone}`)).body.data).toEqual(restored.body.data);
});

test('a restored item shows its overdue reservation again', async () => {
  const account = await newAccount();
  const { api } = account;
  const [item = 0] = await newItems(api, 1, { buffer_minutes: 60 });
  const { id } = await reserveLate(account, [item]);
  const calendar = async () => {
    const days = `from=${inMinutes(-1440)}&to=${inMinutes(60)}`;
    return (await api.get(`/v1/items/${item}/calendar?${days}`)).body.data;
  };
  const before = await calendar();
  expect(before).toMatchObject([{ kind: 'reservation', id }]);
  await api.delete(`/v1/items/${item}`);
  await api.post(`/v1/items/${item}/restore`);
  expect(await calendar()).toEqual(before);
});

test('an item can be restored if its reservation was moved to overlap a past one', async () => {
  const account = await newAccount();
  const { api } = account;
  const [item = 0] = await newItems(api, 1);
  await reserveLate(account, [item]);
  const moved = await reserveLate(account, [item], { minutesAgo: 300 });
  await api.delete(`/v1/items/${item}`);
  const window = { start_time: inMinutes(-90), end_time: inMinutes(60) };
  expect((await api.patch(`/v1/reservations/${moved.id}`, window)).status).toBe(200);
  expect((await api.post(`/v1/items/${item}/restore`)).status).toBe(201);
  const { body } = await checkOut(api, [item]);
  expect(body.error.fields.iid).toMatchObject([{ reservation_id: moved.id }]);
});

test('a restored stock is reserved by its reservation, even if that was moved meanwhile', async () => {
  const account = await newAccount();
  const { api } = account;
  const stock = await newStock(api, 5);
  const { id } = await reserveLate(account, [], { lines: [{ item_id: stock, quantity: 3 }] });
  await api.delete(`/v1/items/${stock}`);
  await api.patch(`/v1/reservations/${id}`, { end_time: inMinutes(60) });
  await api.post(`/v1/items/${stock}/restore`);
  const refused = await checkOutLine(api, [stock, 3], 30);
  expect(refused.body.error.code).toBe('insufficient_inventory');
  expect((await checkOutLine(api, [stock, 2], 30)).status).toBe(201);
});

test('an item cannot be restored if its reservations overlap by now', async () => {
  const account = await newAccount();
  const { api } = account;
  const [gone = 0] = await newItems(api, 1);
  const first = await reserveLate(account, [gone], { minutesAgo: 130 });
  const second = await reserveLate(account, [gone], { minutesAgo: 70 });
  await api.delete(`/v1/items/${gone}`);
  for (const { id } of [first, second]) {
    await api.patch(`/v1/reservations/${id}`, { end_time: inMinutes(60) });
  }
  const refused = await api.post(`/v1/items/${gone}/restore`);
  expect([refused.status, refused.body.error.code]).toEqual([400, 'item_reserved']);
  expect((await api.get(`/v1/items/${gone}`)).status).toBe(404);
});

test('an item that is restored while its reservation is moved is reserved for the new time', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { api, gone, path } = await arrange();
    const [moved] = await Promise.all([
      api.patch(path, { end_time: inMinutes(60) }),
      api.post(`/v1/items/${gone}/restore`),
    ]);
    const { status } = await checkOut(api, [gone], 30);
    expect(status).toBe(moved.status === 200 ? 422 : 201);
  }
});
