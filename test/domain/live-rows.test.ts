import { expect, test } from 'vitest';
import { bitOffset, firstIdOf, rangeOf, rowStripes, stripeOf } from '#shared/table/live-rows.ts';
import { rowKey } from '#shared/table/rows.ts';

const keyOf = (id: number) => rowKey.count(1, 'item', rangeOf(id), stripeOf(id)).sk;

test.each([1, 2, 8, 9, 120, 121, 960, 961, 7_680, 7_681, 99_999, 100_000, 5_000_000])(
  'the bit of the id %i is found again from its row and its place in it',
  (id) => {
    expect(firstIdOf(keyOf(id)) + bitOffset(id) * rowStripes).toBe(id);
  },
);

test('neighbours are in different rows, so that their writes never meet', () => {
  for (const first of [1, 955, 7_677]) {
    const rows = Array.from({ length: rowStripes }, (_, place) => keyOf(first + place));
    expect(new Set(rows).size).toBe(rowStripes);
  }
});

test('a row has space for the ids of every eighth record of 7,680', () => {
  const ids = Array.from({ length: 7_680 }, (_, place) => place + 1);
  const places = Map.groupBy(ids, keyOf);
  expect(places.size).toBe(rowStripes);
  for (const own of places.values()) expect(new Set(own.map(bitOffset)).size).toBe(own.length);
});
