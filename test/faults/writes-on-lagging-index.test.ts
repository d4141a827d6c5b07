import { expect, test } from 'vitest';
import { newItems } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { newLevels } from '../support/location-levels.ts';

/** A service whose indexes lag by a minute. */
const newLaggingService = () => newFaultyService({ lag: { indexMilliseconds: 60_000 } });
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');

test('a location is not moved below itself, though the index lags behind its last move', async () => {
  const { api, endpoint } = await newLaggingService();
  const create = async (name: string, parent_id: number | null = null) =>
    (await api.post('/v1/locations', { name, parent_id })).body.data.id;
  const [a, b, c] = [await create('A'), await create('B'), await create('C')];
  const x = await create('X', b);
  const d = await create('D', x);
  const move = await endpoint('locations.update');
  const moveMany = await endpoint('locations.updateMany');
  expect((await move({ path: `/v1/locations/${x}`, body: { parent_id: a } })).status).toBe(200);
  const set = [
    { id: a, parent_id: d },
    { id: b, parent_id: c },
  ];
  expect((await moveMany({ path: '/v1/locations', body: { set } })).status).toBe(422);
});

test('a location is not moved too deep with a child that is not in the index yet', async () => {
  const { api, endpoint } = await newLaggingService();
  const parent_id = await newLevels(api, 9);
  const loose = (await api.post('/v1/locations', { name: 'Loose' })).body.data.id;
  const create = await endpoint('locations.create');
  const child = { name: 'Child', parent_id: loose };
  expect((await create({ path: '/v1/locations', body: child })).status).toBe(201);
  const move = await endpoint('locations.update');
  expect((await move({ path: `/v1/locations/${loose}`, body: { parent_id } })).status).toBe(422);
});

test('after a deletion an item has the inspection before it, though that is not in the index yet', async () => {
  const { api, endpoint } = await newLaggingService();
  const [id] = await newItems(api, 1);
  const inspection = (days: number) => {
    return { name: 'Inspection', iid: [id], kind: 'inspection', time: dayIn(days) };
  };
  const later = (await api.post('/v1/events', inspection(-1))).body.data.id;
  const create = await endpoint('events.create');
  const remove = await endpoint('events.remove');
  expect((await create({ path: '/v1/events', body: inspection(-3) })).status).toBe(201);
  expect((await remove({ path: `/v1/events/${later}` })).status).toBe(204);
  const { data } = (await api.get(`/v1/items/${id}`)).body;
  expect(data.last_inspection_on).toBe(dayIn(-3).slice(0, 10));
});
