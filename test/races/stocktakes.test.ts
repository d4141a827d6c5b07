import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';

const locationIds = [1, 2, 3];

test('a stock-take and check-outs at once both take effect: the items are out, and were seen', async () => {
  const { api } = await newAccount();
  for (const room of locationIds) await api.post('/v1/locations', { name: `Room ${room}` });
  const iid = await newItems(api, 6);
  const answers = await Promise.all([
    ...locationIds.map((room) => api.post('/v1/items/stocktake', { iid, location_id: room })),
    ...iid.map((id) => checkOut(api, [id])),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { data: items } = (await api.get('/v1/items')).body;
  for (const item of items) {
    expect(item.availability).toBe('checked_out');
    expect(item.last_inventory_at).not.toBeNull();
  }
  const { data: locations } = (await api.get('/v1/locations')).body;
  const isIn = (room: number) => (item: { location_id: number }) => item.location_id === room;
  expect(locations.map((one: { items_count: number }) => one.items_count)).toEqual(
    locationIds.map((room) => items.filter(isIn(room)).length),
  );
});

test('of a stock-take that discards items and a check-out at once, exactly one succeeds', async () => {
  const { api } = await newAccount();
  for (let round = 0; round < 8; round += 1) {
    const iid = await newItems(api, 3);
    const [discarded, out] = await Promise.all([
      api.post('/v1/items/stocktake', { iid, condition: 'discarded' }),
      checkOut(api, iid.slice(1)),
    ]);
    expect([discarded.status, out.status].sort()).toEqual([201, 422]);
    const { data: items } = (await api.get(`/v1/items?id=${iid}`)).body;
    const isOut = out.status === 201;
    expect(items.map(({ condition }: { condition: string }) => condition)).toEqual(
      Array(3).fill(isOut ? 'operative' : 'discarded'),
    );
    expect(items.map((one: { checkout_id: number | null }) => one.checkout_id)).toEqual(
      isOut ? [null, out.body.data.id, out.body.data.id] : [null, null, null],
    );
  }
});
