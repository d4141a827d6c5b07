import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

const places = [1, 2, 3, 4];

interface Entry {
  remarks: string | null;
  changes: { field: string; to: unknown }[];
}

async function arrange() {
  const account = await newAccount();
  for (const room of places) await account.api.post('/v1/locations', { name: `Room ${room}` });
  return { ...account, iid: await newItems(account.api, 8) };
}

/** The counts of the places and what is found in them are what the items say of themselves. */
async function expectPlacesToAgree(api: Client): Promise<void> {
  const { data: items } = (await api.get('/v1/items')).body;
  for (const room of places) {
    const there = items.filter((one: { location_id: number }) => one.location_id === room);
    const { body } = await api.get(`/v1/items?location_id=${room}`);
    expect(body.data).toEqual(there);
    const { data } = (await api.get(`/v1/locations/${room}`)).body;
    expect(data.items_count).toBe(there.length);
  }
}

test('of moves of many and changes of one at once, each is done whole, and the last one stands', async () => {
  const { api, iid } = await arrange();
  const moves = places
    .slice(0, 3)
    .map((room) =>
      api.post('/v1/items/move', { iid, location_id: room, remarks: `To room ${room}` }),
    );
  const single = iid.map((id) => api.patch(`/v1/items/${id}`, { location_id: 4 }));
  const answers = await Promise.all([...moves, ...single]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, ...Array(8).fill(200)]);
  for (const { id, location_id } of (await api.get('/v1/items')).body.data) {
    const entries: Entry[] = (await api.get(`/v1/items/${id}/history`)).body.data;
    expect(entries.flatMap(({ remarks }) => remarks ?? []).sort()).toEqual([
      'To room 1',
      'To room 2',
      'To room 3',
    ]);
    expect(entries[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'location_id', to: location_id }),
    );
  }
  await expectPlacesToAgree(api);
});

test('of many that move to a place that is being deleted, all do or none', async () => {
  const { api, iid } = await arrange();
  for (const room of places) {
    await api.post('/v1/items/move', { iid, location_id: null });
    const [moved, removed] = await Promise.all([
      api.post('/v1/items/move', { iid, location_id: room }),
      api.delete(`/v1/locations/${room}`),
    ]);
    expect([moved.status, removed.status]).toEqual(moved.status === 201 ? [201, 400] : [422, 204]);
    const { total } = (await api.get(`/v1/items?location_id=${room}`)).body.meta.pagination;
    expect(total).toBe(moved.status === 201 ? iid.length : 0);
  }
});
