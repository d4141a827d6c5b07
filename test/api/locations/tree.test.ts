import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import type { Client } from '../../support/http.ts';

/** Creates locations one below the other, named `L1`, `L2` and so on, and returns their ids. */
async function newChain(api: Client, length: number): Promise<number[]> {
  const ids: number[] = [];
  for (let depth = 1; depth <= length; depth += 1) {
    const parent = ids.at(-1) ?? null;
    const { body } = await api.post('/v1/locations', { name: `L${depth}`, parent_id: parent });
    ids.push(body.data.id);
  }
  return ids;
}

const invalidParent = { parent_id: [expect.objectContaining({ code: 'invalid_value' })] };

test('the path has the names of all locations from the root to itself', async () => {
  const { api } = await newAccount();
  await newChain(api, 3);
  const { body } = await api.get('/v1/locations/3');
  expect(body.data).toMatchObject({
    path: 'L1 / L2 / L3',
    parent_id: 2,
    parent: { id: 2, name: 'L2' },
  });
});

test('the path shows the current names and parents of the locations above', async () => {
  const { api } = await newAccount();
  await newChain(api, 3);
  await api.post('/v1/locations', { name: 'HQ' });
  await api.patch('/v1/locations/2', { name: 'Room 2', parent_id: 4 });
  const { body } = await api.get('/v1/locations/3');
  expect(body.data.path).toBe('HQ / Room 2 / L3');
});

test('a list shows the paths', async () => {
  const { api } = await newAccount();
  await newChain(api, 3);
  await api.patch('/v1/locations/1', { name: 'Top' });
  const { body } = await api.get('/v1/locations');
  const paths = body.data.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(['Top', 'Top / L2', 'Top / L2 / L3']);
});

test('a move of a location does not change the versions of those below', async () => {
  const { api } = await newAccount();
  await newChain(api, 3);
  await api.patch('/v1/locations/2', { parent_id: null });
  expect((await api.get('/v1/locations/3')).body.data.version).toBe(1);
});

test('a tree can have ten levels, but not eleven', async () => {
  const { api } = await newAccount();
  const ids = await newChain(api, 10);
  const { status, body } = await api.post('/v1/locations', { name: 'L11', parent_id: ids.at(-1) });
  expect(status).toBe(422);
  expect(body.error.code).toBe('validation_failed');
  expect(body.error.fields).toEqual(invalidParent);
});

test('a move is refused if the branch below it would be too deep', async () => {
  const { api } = await newAccount();
  await newChain(api, 8);
  await api.post('/v1/locations', { name: 'Branch' });
  await api.post('/v1/locations', { name: 'Twig', parent_id: 9 });
  await api.post('/v1/locations', { name: 'Leaf', parent_id: 10 });
  const tooDeep = await api.patch('/v1/locations/9', { parent_id: 8 });
  expect(tooDeep.body.error.fields).toEqual(invalidParent);
  expect((await api.patch('/v1/locations/9', { parent_id: 7 })).status).toBe(200);
});

test.each([1, 2, 3])('the root cannot move below location %i of its own branch', async (parent) => {
  const { api } = await newAccount();
  await newChain(api, 3);
  const { status, body } = await api.patch('/v1/locations/1', { parent_id: parent });
  expect(status).toBe(422);
  expect(body.error.fields).toEqual(invalidParent);
});

test('null makes a location a root', async () => {
  const { api } = await newAccount();
  await newChain(api, 2);
  const { body } = await api.patch('/v1/locations/2', { parent_id: null });
  expect(body.data).toMatchObject({ parent_id: null, parent: null, path: 'L2' });
});

test('a deleted location cannot be a parent', async () => {
  const { api } = await newAccount();
  await newChain(api, 1);
  await api.delete('/v1/locations/1');
  const { body } = await api.post('/v1/locations', { name: 'Below', parent_id: 1 });
  expect(body.error.fields).toEqual({
    parent_id: [expect.objectContaining({ code: 'not_found' })],
  });
});

test('a location of another account cannot be a parent', async () => {
  const { api } = await newAccount();
  const { api: other } = await newAccount();
  await newChain(other, 1);
  const { body } = await api.post('/v1/locations', { name: 'Below', parent_id: 1 });
  expect(body.error.fields).toEqual({
    parent_id: [expect.objectContaining({ code: 'not_found' })],
  });
});
