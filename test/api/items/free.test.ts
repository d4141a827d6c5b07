import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { checkOutLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

async function listAvailable(api: Client, from: number, to: number, filters = '') {
  const window = `available_from=${inMinutes(from)}&available_to=${inMinutes(to)}`;
  const { body } = await api.get(`/v1/items?${window}${filters}`);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(body.meta.pagination.total).toBe(ids.length);
  return ids;
}

test('an item is available if it is operative, and neither out nor reserved in the window', async () => {
  const { api } = await newAccount();
  await newItems(api, 6);
  await reserve(api, [1], 100, 200);
  await reserve(api, [2], 150, 300);
  await checkOut(api, [3], 120);
  await api.post('/v1/items/4/condition', { condition: 'inoperative' });
  await api.post('/v1/items/5/condition', { condition: 'discarded' });
  expect(await listAvailable(api, 90, 110)).toEqual([2, 6]);
  expect(await listAvailable(api, 200, 250)).toEqual([1, 3, 6]);
  expect(await listAvailable(api, 50, 99)).toEqual([1, 2, 6]);
  expect(await listAvailable(api, 300, 400)).toEqual([1, 2, 3, 6]);
});

test('an item that went out after a window was available in it, with any other filter', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [1], 120);
  await checkOut(api, [2], 120, { occurred_at: inMinutes(-1440) });
  for (const filters of ['', '&q=item', '&id=1,2,3']) {
    expect(await listAvailable(api, -4000, -3000, filters)).toEqual([1, 2, 3]);
    expect(await listAvailable(api, -1000, -900, filters)).toEqual([1, 3]);
  }
});

test('an overdue item is available in a later window, and shows that it is overdue', async () => {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 2);
  await checkOutLate(account, [1]);
  expect(await listAvailable(api, 1000, 1100)).toEqual([1, 2]);
  expect((await api.get('/v1/items/1')).body.data.overdue).toBe(true);
});

test('availability combines with other filters, searches and orders', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp A', type: 'Lamp' });
  await api.post('/v1/items', { name: 'Lamp B', type: 'Lamp' });
  await api.post('/v1/items', { name: 'Rope' });
  await reserve(api, [1], 100, 200);
  expect(await listAvailable(api, 150, 160, '&type=lamp')).toEqual([2]);
  expect(await listAvailable(api, 150, 160, '&q=lamp')).toEqual([2]);
  expect(await listAvailable(api, 150, 160, '&display=active&order=-name')).toEqual([3, 2]);
  expect(await listAvailable(api, 200, 260, '&order=-due_time')).toEqual([3, 2, 1]);
  expect(await listAvailable(api, 150, 160, '&id=1,3')).toEqual([3]);
});

test('an item is not available in the buffer around a booking', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', buffer_minutes: 30 });
  await newItems(api, 1);
  await reserve(api, [1, 2], 100, 200);
  expect(await listAvailable(api, 220, 260)).toEqual([2]);
  expect(await listAvailable(api, 231, 260)).toEqual([1, 2]);
  expect(await listAvailable(api, 60, 90)).toEqual([2]);
  expect(await listAvailable(api, 60, 69)).toEqual([1, 2]);
});

test('a window may have begun already', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await reserve(api, [1], -10, 10);
  await checkOut(api, [2], 60);
  expect(await listAvailable(api, -5, 5)).toEqual([3]);
});

test('a list of available items has pages', async () => {
  const { api } = await newAccount();
  await newItems(api, 7);
  await reserve(api, [2, 5], 100, 200);
  const window = `available_from=${inMinutes(120)}&available_to=${inMinutes(130)}`;
  const ids: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await api.get(`/v1/items?${window}&limit=2${cursor && `&cursor=${cursor}`}`);
    ids.push(...page.body.data.map(({ id }: { id: number }) => id));
    cursor = page.body.meta.pagination.next_cursor;
  }
  expect(ids).toEqual([1, 3, 4, 6, 7]);
});
