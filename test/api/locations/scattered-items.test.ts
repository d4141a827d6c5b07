import { expect, test } from 'vitest';
import { rowKey } from '#shared/table/rows.ts';
import { updateRow } from '#shared/table/write.ts';
import { newAccount } from '../../support/account.ts';

/** Forty items with homes all over an account of 8,000 locations, and two locations for jobs. */
async function arrange() {
  const { api, accountId } = await newAccount();
  const newLocation = async (id: number): Promise<number> => {
    const key = rowKey.sequence(accountId, 'location');
    await updateRow({ kind: 'update', key, set: { last: id - 1 } });
    return (await api.post('/v1/locations', { name: `Shelf ${id}` })).body.data.id;
  };
  const iid: number[] = [];
  for (let id = 1; id <= 8000; id += 200) {
    const location_id = await newLocation(id);
    const body = { name: `Item ${id}`, location_id, home_location_id: location_id };
    iid.push((await api.post('/v1/items', body)).body.data.id);
  }
  return { api, iid, site: await newLocation(2), depot: await newLocation(3) };
}

test('forty items from all over a large account go to one location, return home, and are counted there', async () => {
  const { api, iid, site, depot } = await arrange();
  const countAt = async (id: number) =>
    (await api.get(`/v1/locations/${id}`)).body.data.items_count;
  const due_time = new Date(Date.now() + 3_600_000).toISOString();
  const body = { name: 'Tour', iid, due_time, location_id: site };
  const out = await api.post('/v1/checkouts', body);
  expect(out.status).toBe(201);
  expect([await countAt(site), await countAt(1), await countAt(7801)]).toEqual([40, 0, 0]);
  const back = await api.post(`/v1/checkouts/${out.body.data.id}/checkin`, {});
  expect(back.body.data?.outstanding_iid).toEqual([]);
  expect([await countAt(site), await countAt(1), await countAt(7801)]).toEqual([0, 1, 1]);
  expect((await api.delete('/v1/locations/7801')).status).toBe(400);
  const move = { iid, location_id: depot, set_home: true };
  expect((await api.post('/v1/items/move', move)).status).toBe(201);
  expect([await countAt(depot), await countAt(7801)]).toEqual([40, 0]);
  expect((await api.delete('/v1/locations/7801')).status).toBe(204);
  expect((await api.delete(`/v1/locations/${depot}`)).status).toBe(400);
  const late = await api.patch('/v1/items/1', { location_id: 7801 });
  expect(late.body.error.fields.location_id[0].code).toBe('not_found');
  await api.post('/v1/locations/7801/restore', {});
  expect((await api.patch('/v1/items/1', { location_id: 7801 })).status).toBe(200);
  expect(await countAt(7801)).toBe(1);
});
