import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';

/** Two buildings, the first with two locations in it: locations 1 to 4. */
async function arrange() {
  const { api } = await newAccount();
  for (const body of [
    { name: 'North' },
    { name: 'South' },
    { name: 'Room 101', parent_id: 1 },
    { name: 'Room 102', parent_id: 1 },
  ]) {
    await api.post('/v1/locations', body);
  }
  return api;
}

const patch = (api: Client, set: object[]) => api.patch('/v1/locations', { set });
const namesOf = async (api: Client) => {
  const { body } = await api.get('/v1/locations');
  return body.data.map(({ path }: { path: string }) => path);
};

test('a name is unique among the children of one parent', async () => {
  const api = await arrange();
  const other = await api.post('/v1/locations', { name: 'Room 101', parent_id: 2 });
  expect(other.status).toBe(201);
  const same = await api.post('/v1/locations', { name: 'ROOM 101', parent_id: 1 });
  expect(same.body.error.fields.name).toEqual([expect.objectContaining({ code: 'taken', id: 3 })]);
});

test('if the name is in use under a new parent, the error is at the sent field of the parent, and says that it is the name', async () => {
  const api = await arrange();
  await api.post('/v1/locations', { name: 'Room 101', parent_id: 2 });
  await api.patch('/v1/locations/1', { external_ref: 'north' });
  const message = 'Location 3 already has this name.';
  const problems = [{ code: 'taken', message, id: 3 }];
  const moved = await api.patch('/v1/locations/5', { parent_id: 1 });
  expect(moved.body.error.fields).toEqual({ parent_id: problems });
  const byReference = await api.patch('/v1/locations/5', { parent_ref: 'north' });
  expect(byReference.body.error.fields).toEqual({ parent_ref: problems });
  const many = await patch(api, [{ id: 5, parent_id: 1 }]);
  expect(many.body.error.fields).toEqual({ 'set.0.parent_id': problems });
});

test('a name that a location outside of the request has is reported as its name', async () => {
  const api = await arrange();
  const { body } = await patch(api, [{ id: 3, name: 'Room 102' }]);
  const message = 'Location 4 already has this name.';
  expect(body.error.fields).toEqual({ 'set.0.name': [{ code: 'taken', message, id: 4 }] });
});

test('one request can swap the names of two locations', async () => {
  const api = await arrange();
  const { status, body } = await patch(api, [
    { id: 3, name: 'Room 102' },
    { id: 4, name: 'Room 101' },
  ]);
  expect([status, body.data.map(({ name }: { name: string }) => name)]).toEqual([
    200,
    ['Room 102', 'Room 101'],
  ]);
  expect(await namesOf(api)).toEqual(['North', 'South', 'North / Room 102', 'North / Room 101']);
  const duplicate = await api.post('/v1/locations', { name: 'Room 101', parent_id: 1 });
  expect(duplicate.body.error.fields.name[0].id).toBe(4);
  const free = await patch(api, [{ id: 3, name: 'Room 103' }]);
  expect(free.status).toBe(200);
  expect((await api.post('/v1/locations', { name: 'Room 102', parent_id: 1 })).status).toBe(201);
});

test('parents are checked after all changes of the request', async () => {
  const api = await arrange();
  const { status, body } = await patch(api, [
    { id: 1, parent_id: 3 },
    { id: 3, parent_id: null },
  ]);
  expect([status, body.data[0].path]).toEqual([200, 'Room 101 / North']);
  expect(await namesOf(api)).toEqual([
    'Room 101 / North',
    'South',
    'Room 101',
    'Room 101 / North / Room 102',
  ]);
});

test('a request that would make a cycle is refused, and nothing is written', async () => {
  const api = await arrange();
  const { status, body } = await patch(api, [
    { id: 1, parent_id: 2 },
    { id: 2, parent_id: 3 },
  ]);
  expect(status).toBe(422);
  expect(body.error.fields['set.0.parent_id'][0].code).toBe('invalid_value');
  expect(await namesOf(api)).toEqual(['North', 'South', 'North / Room 101', 'North / Room 102']);
});

test('a tree has at most ten levels, including those below moved locations', async () => {
  const { api } = await newAccount();
  for (let id = 1; id <= 8; id += 1) {
    await api.post('/v1/locations', { name: `L${id}`, parent_id: id === 1 ? null : id - 1 });
  }
  for (const body of [{ name: 'A' }, { name: 'B', parent_id: 9 }, { name: 'C', parent_id: 10 }])
    await api.post('/v1/locations', body);
  const deep = await patch(api, [{ id: 9, parent_id: 8 }]);
  expect(deep.body.error.fields['set.0.parent_id'][0].code).toBe('invalid_value');
  const split = await patch(api, [
    { id: 9, parent_id: 8 },
    { id: 11, parent_id: null },
  ]);
  expect(split.status).toBe(200);
});

test('all errors are reported together, each with the index of its entry', async () => {
  const api = await arrange();
  const { status, body } = await patch(api, [
    { name: 'X' },
    { id: 99, name: 'X' },
    { id: 1, name: 'South' },
    { id: 3, parent_id: 77 },
    { id: 3, name: 'Y' },
  ]);
  expect(status).toBe(422);
  const codes = Object.entries(body.error.fields).map(([path, problems]: [string, unknown]) => [
    path,
    Object(problems)[0].code,
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    'set.0.id': 'required',
    'set.1.id': 'not_found',
    'set.2.name': 'taken',
    'set.3.parent_id': 'not_found',
    'set.4.id': 'invalid_value',
  });
});

test('a duplicate location is the only error that is reported', async () => {
  const api = await arrange();
  const { body } = await patch(api, [
    { id: 3, name: 'Attic' },
    { id: 3, name: 'Attic' },
  ]);
  expect(body.error.fields).toEqual({
    'set.1.id': [expect.objectContaining({ code: 'invalid_value' })],
  });
});

test('a request without changes writes nothing', async () => {
  const api = await arrange();
  const { body } = await patch(api, [{ id: 1, name: 'North' }]);
  expect([body.meta.unchanged, body.data[0].version]).toEqual([true, 1]);
});

test('25 locations can be moved and renamed at once, and their names are free where they were', async () => {
  const api = await arrange();
  const shelves = Array.from({ length: 25 }, (_, index) => ({
    name: `Shelf ${index}`,
    parent_id: 3,
  }));
  const created = await Promise.all(shelves.map((body) => api.post('/v1/locations', body)));
  const ids = created.map(({ body }) => body.data.id as number);
  const set = ids.map((id, index) => ({
    id,
    name: `Rack ${index}`,
    parent_id: 4 - (index % 2) * 2,
  }));
  const { status, body } = await patch(api, set);
  expect([status, body.data.at(-1).path]).toEqual([200, 'North / Room 102 / Rack 24']);
  const again = await Promise.all(shelves.map((shelf) => api.post('/v1/locations', shelf)));
  expect(again.map((one) => one.status)).toEqual(again.map(() => 201));
  const taken = await api.post('/v1/locations', { name: 'Rack 24', parent_id: 4 });
  expect(taken.body.error.fields.name).toEqual([
    expect.objectContaining({ code: 'taken', id: ids[24] }),
  ]);
});

test('concurrent swaps of names all succeed, and no name is duplicated', async () => {
  const api = await arrange();
  const swap = [
    { id: 3, name: 'Room 102' },
    { id: 4, name: 'Room 101' },
  ];
  const answers = await Promise.all([patch(api, swap), patch(api, swap), patch(api, swap)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await namesOf(api)).toEqual(['North', 'South', 'North / Room 102', 'North / Room 101']);
});
