import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { checkOut, newItems } from '../support/bookings.ts';
import type { Answer } from '../support/exchange.ts';
import type { Client } from '../support/http.ts';

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));

const count = (answers: Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;

const newLocation = async (api: Client, name: string, fields: object = {}): Promise<number> =>
  (await api.post('/v1/locations', { name, ...fields })).body.data.id;

test('of twenty locations created with one name at once, one succeeds', async () => {
  const { api } = await newAccount();
  const answers = await Promise.all(
    times(20, (n) => api.post('/v1/locations', { name: n % 2 ? 'Room' : 'ROOM' })),
  );
  expect([count(answers, 201), count(answers, 422)]).toEqual([1, 19]);
});

test('when ten locations are renamed to one name at once, one gets it', async () => {
  const { api } = await newAccount();
  const ids = await Promise.all(times(10, (n) => newLocation(api, `Room ${n}`)));
  const answers = await Promise.all(
    ids.map((id) => api.patch(`/v1/locations/${id}`, { name: 'The Room' })),
  );
  expect([count(answers, 200), count(answers, 422)]).toEqual([1, 9]);
});

test('concurrent changes of different fields of one location are all applied', async () => {
  const { api } = await newAccount();
  const id = await newLocation(api, 'Room');
  const fields = { city: 'Köln', zip: '50667', region: 'NRW', address: 'Street 1', kind: 'usage' };
  await Promise.all(
    Object.entries(fields).map(([field, value]) =>
      api.patch(`/v1/locations/${id}`, { [field]: value }),
    ),
  );
  const { data } = (await api.get(`/v1/locations/${id}`)).body;
  expect(data).toMatchObject({ ...fields, version: 6 });
});

test('of the deletion of a location and the creation of a child at once, exactly one succeeds', async () => {
  const { api } = await newAccount();
  for (const round of times(8, (n) => n)) {
    const parent = await newLocation(api, `Parent ${round}`);
    const [created, removed] = await Promise.all([
      api.post('/v1/locations', { name: `Below ${round}`, parent_id: parent }),
      api.delete(`/v1/locations/${parent}`),
    ]);
    expect([created.status === 201, removed.status === 204].filter(Boolean)).toHaveLength(1);
  }
});

test('of the deletion of a location and its first use by an item or checkout at once, exactly one succeeds', async () => {
  const { api } = await newAccount();
  const iid = await newItems(api, 10);
  for (const [round, id] of iid.entries()) {
    const location = await newLocation(api, `Room ${round}`);
    const [used, removed] = await Promise.all([
      round % 2
        ? api.patch(`/v1/items/${id}`, { home_location_id: location })
        : checkOut(api, [id], 60, { location_id: location }),
      api.delete(`/v1/locations/${location}`),
    ]);
    expect([used.status < 300, removed.status === 204].filter(Boolean)).toHaveLength(1);
  }
});

test('of three moves at once that together would form a cycle, two succeed', async () => {
  const { api } = await newAccount();
  for (const round of times(4, (n) => n)) {
    const ids = await Promise.all(times(3, (n) => newLocation(api, `L${round} ${n}`)));
    const answers = await Promise.all(
      ids.map((id, index) =>
        api.patch(`/v1/locations/${id}`, { parent_id: ids[(index + 1) % ids.length] }),
      ),
    );
    expect([count(answers, 200), count(answers, 422)]).toEqual([2, 1]);
  }
});

test('of two moves at once that together would be too deep, one succeeds', async () => {
  const { api } = await newAccount();
  let parent_id: number | null = null;
  const chain: number[] = [];
  for (const depth of times(8, (n) => n)) {
    parent_id = await newLocation(api, `L${depth}`, { parent_id });
    chain.push(parent_id);
  }
  const [low, high] = [await newLocation(api, 'Low'), await newLocation(api, 'High')];
  await newLocation(api, 'Lowest', { parent_id: low });
  const answers = await Promise.all([
    api.patch(`/v1/locations/${low}`, { parent_id: chain.at(-1) }),
    api.patch(`/v1/locations/${chain[0]}`, { parent_id: high }),
  ]);
  expect([count(answers, 200), count(answers, 422)]).toEqual([1, 1]);
});

test('items_count is right after many concurrent moves', async () => {
  const { api, newKey } = await newAccount();
  const { api: second } = await newKey();
  const locationIds = await Promise.all(times(3, (n) => newLocation(api, `Room ${n}`)));
  const iid = await newItems(api, 12, { location_id: locationIds[0] });
  const moves = iid.flatMap((id, index) =>
    times(3, (n) => ({ id, location_id: locationIds[(index + n) % 3] })),
  );
  const answers = await Promise.all(
    moves.map(({ id, location_id }, index) =>
      (index % 2 ? api : second).post(`/v1/items/${id}/location`, { location_id }),
    ),
  );
  expect(count(answers, 201)).toBe(moves.length);
  const items: { location_id: number }[] = (await api.get('/v1/items')).body.data;
  const locations: { id: number; items_count: number }[] = (await api.get('/v1/locations')).body
    .data;
  expect(locations.map(({ items_count }) => items_count)).toEqual(
    locations.map(({ id }) => items.filter(({ location_id }) => location_id === id).length),
  );
});
