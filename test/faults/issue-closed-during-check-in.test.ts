import { expect, test } from 'vitest';
import { checkOut, newItems } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';

test('an issue that is closed amid a return in parts holds no item of the parts behind it', async () => {
  const first = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const { api, endpoint } = await newFaultyService({
    faultOf: async ({ operation, nth }) => {
      if (operation !== 'TransactWriteItems' || nth === 0) return undefined;
      first.resolve();
      await closed.promise;
      return undefined;
    },
  });
  const iid = await newItems(api, 24);
  for (const id of iid) await checkOut(api, [id]);
  const checkIn = await endpoint('checkouts.checkInMany');
  const body = { iid, issue: { name: 'Wet', autochange_condition: true } };
  const running = checkIn({ path: '/v1/checkouts/checkin', body });
  await first.promise;
  const [issue] = (await api.get('/v1/issues')).body.data;
  await api.post(`/v1/issues/${issue.id}/status`, { status: 'closed' });
  closed.resolve();
  expect((await running).status).toBe(201);
  const { data } = (await api.get('/v1/items?limit=100')).body;
  const held = data.filter((one: { condition: string }) => one.condition !== 'operative');
  expect([data.length, held]).toEqual([24, []]);
});
