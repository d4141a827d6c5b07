import { expect, test } from 'vitest';
import { checkOut } from '../support/bookings.ts';
import { newFaultyService } from '../support/faulty-service.ts';
import type { Client } from '../support/http.ts';
import { manyItems } from '../support/many-items.ts';
import { holdCalls } from '../support/store/hold-calls.ts';

/** Returns 24 items of as many checkouts as wet, with a change of the issue after the first of them. */
async function returnWhile(change: (api: Client) => Promise<unknown>, damage: object = {}) {
  const { faultOf, reached, release } = holdCalls(
    ({ operation, nth }) => operation === 'TransactWriteItems' && nth > 0,
  );
  const { api, accountId, endpoint } = await newFaultyService({ faultOf });
  const iid = await manyItems(accountId, 24);
  for (const id of iid) await checkOut(api, [id]);
  const checkIn = await endpoint('checkouts.checkInMany');
  const body = { iid, issue: { name: 'Wet', autochange_condition: true }, ...damage };
  const running = checkIn({ path: '/v1/checkouts/checkin', body });
  await reached;
  await change(api);
  release();
  expect((await running).status).toBe(201);
  const { data } = (await api.get('/v1/items?limit=100&display=inoperative')).body;
  return { api, held: data.map(({ id }: { id: number }) => id) };
}

const close = (api: Client) => api.post('/v1/issues/1/status', { status: 'closed' });

test('an issue that is closed during a return in parts does not hold the items of later parts', async () => {
  expect((await returnWhile(close)).held).toEqual([]);
});

test('an issue that is closed during a return of damaged items in parts leaves none of them inoperative', async () => {
  expect((await returnWhile(close, { condition: 'inoperative' })).held).toEqual([]);
});

test('an issue that no longer changes the condition does not hold the items of later parts', async () => {
  const stop = (api: Client) => api.patch('/v1/issues/1', { autochange_condition: false });
  expect((await returnWhile(stop)).held).toEqual([]);
});

test('items that are taken off an issue during a return in parts are not held', async () => {
  const { api, held } = await returnWhile((one) => one.patch('/v1/issues/1', { iid: [1, 24] }));
  expect(held).toEqual([1, 24]);
  await close(api);
  expect((await api.get('/v1/items?display=inoperative')).body.data).toEqual([]);
});
