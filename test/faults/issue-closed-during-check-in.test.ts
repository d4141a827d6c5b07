import { expect, test } from 'vitest';
import { checkOut, newItems } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

test('an issue that is closed during a return in parts does not hold the items of later parts', async () => {
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'TransactWriteItems' && nth > 0,
  );
  const { api, endpoint } = await newFaultyService({ faultOf });
  const iid = await newItems(api, 24);
  for (const id of iid) await checkOut(api, [id]);
  const checkIn = await endpoint('checkouts.checkInMany');
  const body = { iid, issue: { name: 'Wet', autochange_condition: true } };
  const running = checkIn({ path: '/v1/checkouts/checkin', body });
  await reached;
  const [issue] = (await api.get('/v1/issues')).body.data;
  await api.post(`/v1/issues/${issue.id}/status`, { status: 'closed' });
  release();
  expect((await running).status).toBe(201);
  const { data } = (await api.get('/v1/items?limit=100')).body;
  const held = data.filter((one: { condition: string }) => one.condition !== 'operative');
  expect([data.length, held]).toEqual([24, []]);
});
