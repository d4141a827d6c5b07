import { expect, test } from 'vitest';
import { readBars } from '#console/pages/timeline/read-bars.ts';
import { checkout, item, reservation } from './sample.ts';
import { serve } from './service.ts';

const range = { first: Date.parse('2031-05-04T04:00:00Z'), days: 14 };
const list = (data: object[]) => ({ data, meta: { pagination: { next_cursor: null } } });
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...item, id: index + 1 }));

test('the bookings of the shown rows are requested for at most twenty items at a time', async () => {
  const requests: string[] = [];
  serve(['view'], (_method, path) => {
    const { pathname, searchParams } = new URL(path, 'https://example.com');
    requests.push(`${pathname} ${searchParams.get('item_id')}`);
    return [list([])];
  });
  await readBars(range, items(22), new AbortController().signal);
  const first = items(20).map(({ id }) => id);
  expect(requests.sort()).toEqual([
    `/v1/checkouts ${first}`,
    '/v1/checkouts 21,22',
    `/v1/reservations ${first}`,
    '/v1/reservations 21,22',
  ]);
});

test('a booking returned by two requests has one bar in each of its rows', async () => {
  const checkedOutItems = [1, 21].map((id) => ({ ...item, id }));
  const checkoutOfBoth = {
    ...checkout,
    items: checkedOutItems,
    lines: [],
    outstanding_iid: [1, 21],
  };
  serve(['view'], (_method, path) => [
    list(path.startsWith('/v1/checkouts') ? [checkoutOfBoth] : []),
  ]);
  const { bars } = await readBars(range, items(21), new AbortController().signal);
  expect([...bars].map(([id, { length }]) => [id, length])).toEqual([
    [1, 1],
    [21, 1],
  ]);
});

test('the bar of a stock item has the quantity of the booking', async () => {
  const { id, name, unique_id } = item;
  const lines = [{ item_id: id, item: { id, name, unique_id }, quantity: 25 }];
  const wedding = { ...reservation, items: [], lines };
  serve(['view'], (_method, path) => [list(path.startsWith('/v1/reservations') ? [wedding] : [])]);
  const { bars } = await readBars(range, [item], new AbortController().signal);
  expect(bars.get(id)).toMatchObject([{ name: wedding.name, quantity: 25 }]);
});

test('bookings are read beyond the shown days by the longest buffer', async () => {
  const requests: (string | null)[] = [];
  serve(['action.checkout'], (_method, path) => {
    const { searchParams } = new URL(path, 'https://example.com');
    requests.push(searchParams.get('from'), searchParams.get('to'));
    return [list([])];
  });
  const buffered = { ...item, id: 2, buffer_minutes: 120 };
  await readBars(range, [item, buffered], new AbortController().signal);
  expect(requests).toEqual(['2031-05-04T02:00:00.000Z', '2031-05-18T06:00:00.000Z']);
});
