import { beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { checkOutLine, newStock } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { inMinutes } from '../../support/time.ts';

/** More rows than a list sorts in memory; it reads longer lists from an index in order. */
const overdue = 104;
const others = 4;

let api: Client;
let stock: number;

beforeAll(async () => {
  ({ api } = await newAccount());
  stock = await newStock(api, 200);
  const late = { occurred_at: inMinutes(-120), due_time: inMinutes(-60) };
  const many = [...Array(overdue).fill(late), ...Array(others).fill({})];
  for (const fields of many) await checkOutLine(api, [stock, 1], 60, fields);
  await api.post('/v1/items', { name: 'Ladder', unique_id: 'L' });
  await api.post('/v1/checkouts', { name: 'Own', qr: ['L'], due_time: inMinutes(60) });
});

const idsOf = (data: { id: number }[]) => data.map(({ id }) => id);

async function readPages(query: string) {
  const first = (await api.get(`/v1/checkouts?${query}&limit=100`)).body;
  const cursor = first.meta.pagination.next_cursor;
  const second = (await api.get(`/v1/checkouts?${query}&limit=100&cursor=${cursor}`)).body;
  expect(second.meta.pagination.next_cursor).toBeNull();
  return { total: first.meta.pagination.total, data: [...first.data, ...second.data] };
}

test.each(['order=id', 'order=-due_time'])(
  'a long list of overdue checkouts is complete, with %s',
  async (order) => {
    const { total, data } = await readPages(`status=overdue&${order}`);
    expect(total).toBe(overdue);
    expect(new Set(idsOf(data)).size).toBe(overdue);
    expect(data.every((one) => one.overdue)).toBe(true);
  },
);

test('an extended checkout is no longer listed as overdue', async () => {
  const { data } = (await api.get('/v1/checkouts?status=overdue&limit=1')).body;
  await api.post(`/v1/checkouts/${data[0].id}/extend`, { due_time: inMinutes(60) });
  const after = await readPages('status=overdue');
  expect(after.total).toBe(overdue - 1);
  expect(idsOf(after.data)).not.toContain(data[0].id);
});

test('a long list of the checkouts of an item is complete', async () => {
  const { total, data } = await readPages(`item_id=${stock}&order=-created_at`);
  expect(total).toBe(overdue + others);
  expect(data.every(({ lines }) => lines[0].item_id === stock)).toBe(true);
});
