import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';

test('a location that got a child while it was moved does not take it too deep', async () => {
  const waiting = Promise.withResolvers<void>();
  const gotChild = Promise.withResolvers<void>();
  const { api, endpoint } = await newFaultyService({
    // The move was judged, and waits before the store until the child is there.
    faultOf: async ({ operation, nth }) => {
      if (operation !== 'TransactWriteItems' || nth > 0) return undefined;
      waiting.resolve();
      await gotChild.promise;
      return undefined;
    },
  });
  let parent_id: number | null = null;
  for (let depth = 1; depth <= 9; depth += 1) {
    const { body } = await api.post('/v1/locations', { name: `Level ${depth}`, parent_id });
    parent_id = body.data.id;
  }
  const loose = (await api.post('/v1/locations', { name: 'Loose' })).body.data.id;
  const move = await endpoint('locations.update');
  const moving = move({ path: `/v1/locations/${loose}`, body: { parent_id } });
  await waiting.promise;
  await api.post('/v1/locations', { name: 'Child', parent_id: loose });
  gotChild.resolve();
  const { status, body } = await moving;
  expect(status).toBe(422);
  expect(body.error.fields.parent_id).toEqual([expect.objectContaining({ code: 'invalid_value' })]);
  expect((await api.get(`/v1/locations/${loose}`)).body.data.path).toBe('Loose');
});
