import { expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOut, newItems, reserve } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { checkOutLate } from '../../support/overdue.ts';
import { inMinutes } from '../../support/time.ts';

async function free(api: Client, from: number, to: number, also = '') {
  const window = `available_from=${inMinutes(from)}&available_to=${inMinutes(to)}`;
  const { body } = await api.get(`/v1/items?${window}${also}`);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(body.meta.pagination.total).toBe(ids.length);
  return ids;
}

test('free is what is operative, not out and not reserved in the whole window', async () => {
  const { api } = await newAccount();
  await newItems(api, 6);
  await reserve(api, [1], 100, 200);
  await reserve(api, [2], 150, 300);
  await checkOut(api, [3], 120);
  await api.post('/v1/items/4/condition', { condition: 'inoperative' });
  await api.post('/v1/items/5/condition', { condition: 'discarded' });
  expect(await free(api, 90, 110)).toEqual([2, 6]);
  expect(await free(api, 200, 250)).toEqual([1, 3, 6]);
  expect(await free(api, 50, 99)).toEqual([1, 2, 6]);
  expect(await free(api, 300, 400)).toEqual([1, 2, 3, 6]);
});

test('what went out after a window was free in it, whatever else is asked for', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await checkOut(api, [1], 120);
  await checkOut(api, [2], 120, { occurred_at: inMinutes(-1440) });
  for (const also of ['', '&q=item', '&id=1,2,3']) {
    expect(await free(api, -4000, -3000, also)).toEqual([1, 2, 3]);
    expect(await free(api, -1000, -900, also)).toEqual([1, 3]);
  }
});

test('what is overdue now is free later, as it can be reserved then, and shows it', async () => {
  const account = await newAccount();
  const { api } = account;
  await newItems(api, 2);
  await checkOutLate(account, [1]);
  expect(await free(api, 1000, 1100)).toEqual([1, 2]);
  expect((await api.get('/v1/items/1')).body.data.overdue).toBe(true);
});

test('free is asked for with all other filters, searches and orders', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'Lamp A', type: 'Lamp' });
  await api.post('/v1/items', { name: 'Lamp B', type: 'Lamp' });
  await api.post('/v1/items', { name: 'Rope' });
  await reserve(api, [1], 100, 200);
  expect(await free(api, 150, 160, '&type=lamp')).toEqual([2]);
  expect(await free(api, 150, 160, '&q=lamp')).toEqual([2]);
  expect(await free(api, 150, 160, '&display=active&order=-name')).toEqual([3, 2]);
  expect(await free(api, 200, 260, '&order=-due_time')).toEqual([3, 2, 1]);
  expect(await free(api, 150, 160, '&id=1,3')).toEqual([3]);
});

test('the time around a booking that an item needs is kept free', async () => {
  const { api } = await newAccount();
  await api.post('/v1/items', { name: 'A', buffer_minutes: 30 });
  await newItems(api, 1);
  await reserve(api, [1, 2], 100, 200);
  expect(await free(api, 220, 260)).toEqual([2]);
  expect(await free(api, 231, 260)).toEqual([1, 2]);
  expect(await free(api, 60, 90)).toEqual([2]);
  expect(await free(api, 60, 69)).toEqual([1, 2]);
});

test('a window that has begun already', async () => {
  const { api } = await newAccount();
  await newItems(api, 3);
  await reserve(api, [1], -10, 10);
  await checkOut(api, [2], 60);
  expect(await free(api, -5, 5)).toEqual([3]);
});

test('free items page by page', async () => {
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
