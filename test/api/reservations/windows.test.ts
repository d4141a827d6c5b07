import { beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import { checkOutLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

let account: TestAccount;
const day = 24 * 60;

beforeAll(async () => {
  account = await newAccount();
  const { api } = account;
  await newItems(api, 5);
  await reserve(api, [1], 100, 200);
  await reserve(api, [1], 300 * day, 301 * day);
  await reserve(api, [2], 100, 200 * day);
  await reserve(api, [3], 250, 260);
  await api.post('/v1/reservations/4/complete', { complete_as: 'cancelled' });
  await checkOut(api, [4], 60);
  await checkOutLate(account, [5]);
});

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

test.each([
  ['reservations', [0, 99], []],
  ['reservations', [0, 101], [1, 3]],
  ['reservations', [199, 220], [1, 3]],
  ['reservations', [200, 255], [3, 4]],
  ['reservations', [250 * day, 400 * day], [2]],
  ['checkouts', [-240, -180], []],
  ['checkouts', [-60, -1], [2]],
  ['checkouts', [30, 40], [1]],
  ['checkouts', [61, 70], []],
] as const)('%s that overlap the minutes %j', async (family, [from, to], expected) => {
  const query = `from=${inMinutes(from)}&to=${inMinutes(to)}`;
  const { body } = await account.api.get(`/v1/${family}?${query}`);
  expect(idsOf(body.data)).toEqual(expected);
  expect(body.meta.pagination.total).toBe(expected.length);
});

test('a window may have only a start or an end, and combines with other filters', async () => {
  const { api } = account;
  const from = `/v1/reservations?from=${inMinutes(270)}`;
  expect(idsOf((await api.get(from)).body.data)).toEqual([2, 3]);
  expect(idsOf((await api.get(`${from}&item_id=1&sort=end_time`)).body.data)).toEqual([2]);
  const to = `/v1/reservations?to=${inMinutes(240)}&classification=open&order=-id`;
  expect(idsOf((await api.get(to)).body.data)).toEqual([3, 1]);
});

test('a window that ends before it begins is refused', async () => {
  const query = `from=${inMinutes(10)}&to=${inMinutes(10)}`;
  for (const family of ['reservations', 'checkouts', 'events']) {
    const { status, body } = await account.api.get(`/v1/${family}?${query}`);
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['to']]);
  }
});
