import { expect, test } from 'vitest';
import { bitOffset, firstIdOf, rangeOf, rowStripes, stripeOf } from '#shared/table/live-rows.ts';
import { rowKey } from '#shared/table/rows.ts';

const keyOf = (id: number) => rowKey.count(1, 'item', rangeOf(id), stripeOf(id)).sk;

test.each([1, 2, 8, 9, 120, 121, 960, 961, 7_680, 7_681, 99_999, 100_000, 5_000_000])(
  'the id %i can be computed from its row and its position in it',
  (id) => {
    expect(firstIdOf(keyOf(id)) + bitOffset(id) * rowStripes).toBe(id);
  },
);

test('consecutive ids are in different rows, so that their writes do not conflict', () => {
  for (const first of [1, 955, 7_677]) {
    const rows = Array.from({ length: rowStripes }, (_, offset) => keyOf(first + offset));
    expect(new Set(rows).size).toBe(rowStripes);
  }
});

test('a row has space for the ids of every eighth record of 7,680', () => {
  const ids = Array.from({ length: 7_680 }, (_, index) => index + 1);
  const idsByRow = Map.groupBy(ids, keyOf);
  expect(idsByRow.size).toBe(rowStripes);
  for (const rowIds of idsByRow.values())
    expect(new Set(rowIds.map(bitOffset)).size).toBe(rowIds.length);
});
