import { expect, test } from 'vitest';
import { newItems, reserve } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';
import { inMinutes } from '../support/time.ts';

test('a page of a calendar whose booking is deleted meanwhile leads to the next page', async () => {
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'BatchGetItem' && nth === 1,
  );
  const { api, endpoint } = await newFaultyService({ faultOf });
  const [item = 0] = await newItems(api, 1);
  const { id: first } = (await reserve(api, [item], 60, 90)).body.data;
  const { id: second } = (await reserve(api, [item], 120, 150)).body.data;
  const calendar = await endpoint('items.calendar');
  const path = `/v1/items/${item}/calendar`;
  const window = `from=${inMinutes(0)}&to=${inMinutes(600)}&limit=1`;
  const running = calendar({ path: `${path}?${window}` });
  await reached;
  await api.delete(`/v1/reservations/${first}`);
  release();
  const { data, meta } = (await running).body;
  expect(data).toEqual([]);
  const next = `${path}?${window}&cursor=${meta.pagination.next_cursor}`;
  expect((await api.get(next)).body.data.map(({ id }: { id: number }) => id)).toEqual([second]);
});
