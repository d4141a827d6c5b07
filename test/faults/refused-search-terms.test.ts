import { expect, test } from 'vitest';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

/** More words than a transaction takes, which begin alike in all texts. */
const text = (end: string) =>
  Array.from({ length: 130 }, (_, word) => `same${word}${end}`).join(' ');

test('a long text that is refused takes no words from the one that came before it', async () => {
  // The words of the one that is refused are written behind those of the other.
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
