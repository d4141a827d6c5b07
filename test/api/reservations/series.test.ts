import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newItems, reserve } from '../../support/bookings.ts';

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

test('a series is listed, and removed by one request except completed reservations', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  for (const at of [300, 200, 100]) await reserve(api, [1], at, at + 50, { series_ref: 'Math 1' });
  await reserve(api, [1], 400, 450, { series_ref: 'Math 10' });
  await api.post('/v1/reservations/3/complete', {});
  const { body } = await api.get('/v1/reservations?series_ref=math%201&sort=start_time');
  expect(idsOf(body.data)).toEqual([3, 2, 1]);
  const { status, body: removed } = await api.delete('/v1/reservations?series_ref=Math%201');
  expect([status, removed.data]).toEqual([200, { removed: [2, 1], remaining: 0 }]);
  expect(idsOf((await api.get('/v1/reservations?series_ref=Math%201')).body.data)).toEqual([3]);
  expect((await api.get('/v1/items/1')).body.data.next_reservation.id).toBe(4);
});

test('one request removes forty reservations, and returns how many remain', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  for (let number = 0; number < 42; number += 1) {
    await reserve(api, [1], 100 + number * 10, 105 + number * 10, { series_ref: 'A' });
  }
  const { body } = await api.delete('/v1/reservations?series_ref=A');
  expect([body.data.removed.length, body.data.remaining]).toEqual([40, 2]);
  const { body: rest } = await api.delete('/v1/reservations?series_ref=A');
  expect(rest.data).toEqual({ removed: [41, 42], remaining: 0 });
});

test('two long series names that differ in the last letter are different series', async () => {
  const { api } = await newAccount();
  await newItems(api, 1);
  const long = '𝔘'.repeat(199);
  await reserve(api, [1], 100, 110, { series_ref: `${long}a` });
  await reserve(api, [1], 200, 210, { series_ref: `${long}b` });
  const query = `series_ref=${encodeURIComponent(`${long}b`)}`;
  const { body } = await api.get(`/v1/reservations?${query}`);
  expect(idsOf(body.data)).toEqual([2]);
  await api.delete(`/v1/reservations?${query}`);
  expect((await api.get('/v1/reservations/1')).status).toBe(200);
});

test('without a series nothing is removed', async () => {
  const { api } = await newAccount();
  const { status, body } = await api.delete('/v1/reservations');
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['series_ref']]);
});
