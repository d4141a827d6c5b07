import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

/** More words than a transaction takes. The words of all texts begin the same. */
const text = (end: string) =>
  Array.from({ length: 130 }, (_, word) => `same${word}${end}`).join(' ');

test('a long text that is refused removes no search words of the text that was accepted', async () => {
  // The words of the refused text are written after those of the accepted one.
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'BatchWriteItem' && nth === 0,
  );
  const { api, endpoint } = await newFaultyService({ faultOf });
  const { id } = (await api.post('/v1/items', { name: 'Item' })).body.data;
  const path = `/v1/items/${id}`;
  const update = await endpoint('items.update');
  const headers = { 'if-match': '"1"' };
  const refused = update({ path, headers, body: { description: text('b') } });
  await reached;
  await api.patch(path, { description: text('a') }, headers);
  release();
  expect((await refused).status).toBe(412);
  const totalOf = async (q: string) =>
    (await api.get(`/v1/items?q=${q}`)).body.meta.pagination.total;
  expect([await totalOf('same7a'), await totalOf('same7b')]).toEqual([1, 0]);
});
