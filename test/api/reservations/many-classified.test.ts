import { beforeAll, expect, test } from 'vitest';
import { newAccount } from '../../support/account.ts';
import { newStock, reserveLine } from '../../support/bookings.ts';
import type { Client } from '../../support/http.ts';
import { reserveLate } from '../../support/overdue.ts';

/** More rows than a list sorts in memory; it reads longer lists from an index in order. */
const upcoming = 104;

let api: Client;

/** Two reservations are overdue, three ongoing, and two were completed before they began. */
beforeAll(async () => {
  const account = await newAccount();
  ({ api } = account);
  const stock = await newStock(api, 300);
  const lines = [{ item_id: stock, quantity: 1 }];
  for (const minutesAgo of [120, 90, 30, 20, 10])
    await reserveLate(account, [], { lines, minutesAgo });
  for (let index = 0; index < upcoming + 2; index += 1) {
    await reserveLine(api, [stock, 1], 60 + index, 90 + index);
  }
  for (const id of [6, 7]) {
    await api.post(`/v1/reservations/${id}/complete`, { complete_as: 'cancelled' });
  }
});

test.each([
  ['upcoming', upcoming],
  ['ongoing', 3],
  ['overdue', 2],
  ['open', upcoming + 5],
  ['completed', 2],
])(
  'among many reservations that begin later, the list of %s ones has %i',
  async (classification, count) => {
    const path = `/v1/reservations?classification=${classification}&order=-start_time&limit=200`;
    const { data, meta } = (await api.get(path)).body;
    expect([data.length, meta.pagination.total]).toEqual([count, count]);
    const shown = new Set(data.map((one: { classification: string }) => one.classification));
    if (classification !== 'open') expect([...shown]).toEqual([classification]);
  },
);

test.each(['id', 'start_time', '-start_time'])(
  'a long list of upcoming reservations is complete over its pages, sorted by %s',
  async (order) => {
    const path = `/v1/reservations?classification=upcoming&limit=100&order=${order}`;
    const first = (await api.get(path)).body;
    const second = (await api.get(`${path}&cursor=${first.meta.pagination.next_cursor}`)).body;
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect([new Set(ids).size, second.meta.pagination.next_cursor]).toEqual([upcoming, null]);
  },
);
