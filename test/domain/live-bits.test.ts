import { expect, test } from 'vitest';
import { attributeOf, idsIn, toBits } from '#shared/records/live-bits.ts';
import { bitOf } from '#shared/records/live-ids.ts';
import type { Row } from '#shared/table/rows.ts';

/** The rows of some ids of a facet, as their writes leave them. */
function rowsOf(ids: readonly number[], facet: string): Row[] {
  const rows = new Map<string, Row>();
  for (const id of ids) {
    const { key, index, bit } = bitOf(1, 'item', id);
    const row: Row = rows.get(key.sk) ?? { pk: key.pk, sk: key.sk };
    const attribute = attributeOf(facet, index);
    rows.set(key.sk, { ...row, [attribute]: toBits(row[attribute]) + bit });
  }
  return [...rows.values()];
}

const everySeventh = Array.from({ length: 5_000 }, (_, index) => index * 7 + 3);

test.each([
  ['the ids of one row', [1, 9, 17, 953, 961]],
  ['neighbours, which are in all rows of a range', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['the first and the last ids of ranges', [1, 7_680, 7_681, 15_360, 15_361]],
  ['those of both ends of a bitmap', [1, 953, 960, 961, 1_913, 1_920, 1_921]],
  ['far ids', [999_999_999_999]],
  ['many', everySeventh],
])('rows of bitmaps are read as the ids that were written: %s', (_what, ids) => {
  expect([...idsIn(rowsOf(ids, 'operative'))]).toEqual(ids);
});

test('ids of facets that were not requested are left out', () => {
  const rows = [...rowsOf([1, 2, 3], 'operative'), ...rowsOf([4, 12], 'discarded')];
  expect([...idsIn(rows, ['discarded'])]).toEqual([4, 12]);
  expect([...idsIn(rows, ['operative', 'discarded'])]).toEqual([1, 2, 3, 4, 12]);
});

test('a negative number, as read between two writes, has only the ids of its own bits', () => {
  const [row] = rowsOf([1], 'operative');
  const ids = [...idsIn([{ pk: '', sk: '', ...row, [attributeOf('operative', 0)]: -1n }])];
  expect(ids).toEqual(Array.from({ length: 120 }, (_, index) => index * 8 + 1));
});
