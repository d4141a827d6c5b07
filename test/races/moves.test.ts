import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { newItems } from '../support/bookings.ts';
import type { Client } from '../support/http.ts';

const locationIds = [1, 2, 3, 4];

interface Entry {
  remarks: string | null;
  changes: { field: string; to: unknown }[];
}

async function arrange() {
  const account = await newAccount();
  for (const room of locationIds) await account.api.post('/v1/locations', { name: `Room ${room}` });
  return { ...account, iid: await newItems(account.api, 8) };
}

/** Expects the counts of locations, and the items found in them, to match the locations of the items. */
async function expectConsistentLocations(api: Client): Promise<void> {
  const { data: items } = (await api.get('/v1/items')).body;
  for (const room of locationIds) {
    const inRoom = items.filter((one: { location_id: number }) => one.location_id === room);
    const { body } = await api.get(`/v1/items?location_id=${room}`);
    expect(body.data).toEqual(inRoom);
    const { data } = (await api.get(`/v1/locations/${room}`)).body;
    expect(data.items_count).toBe(inRoom.length);
  }
}

test('concurrent batch moves and single changes are each applied completely, and the last one determines the location', async () => {
  const { api, iid } = await arrange();
  const moves = locationIds
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
  await expectConsistentLocations(api);
});

test('of a batch move to a location that is being deleted, either all items move or none', async () => {
  const { api, iid } = await arrange();
  for (const room of locationIds) {
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
