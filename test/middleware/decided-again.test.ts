import { expect, test } from 'vitest';
import { newAccount } from '../support/account.ts';
import { callOf } from '../support/bundled-handler.ts';
import { startFaultyStore } from '../support/faulty-store.ts';

test('a location that got a child while it was moved does not take it too deep', async () => {
  const { api, token } = await newAccount();
  let parent_id: number | null = null;
  for (let depth = 1; depth <= 9; depth += 1) {
    const { body } = await api.post('/v1/locations', { name: `Level ${depth}`, parent_id });
    parent_id = body.data.id;
  }
  const loose = (await api.post('/v1/locations', { name: 'Loose' })).body.data.id;
  // The move was judged, and waits before the store until the child is there.
  const child = () => api.post('/v1/locations', { name: 'Child', parent_id: loose });
  const store = await startFaultyStore(async (operation, nth) => {
    if (operation === 'TransactWriteItems' && nth === 0) await child();
    return undefined;
  });
  const move = await callOf('locations.update', 'PATCH /v1/locations/{id}', {
    token,
    store,
    id: loose,
  });
  const { status, body } = await move({ body: { parent_id } });
  await store.close();
  expect(status).toBe(422);
  expect(body.error.fields.parent_id).toEqual([expect.objectContaining({ code: 'invalid_value' })]);
  expect((await api.get(`/v1/locations/${loose}`)).body.data.path).toBe('Loose');
});
