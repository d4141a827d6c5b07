import { expect, test } from 'vitest';
import { contentsOfPart, partsOf, sizesOf } from '#console/pages/selection/booking-parts.ts';

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Lamp ${index + 1}`,
    unique_id: null,
  }));

test('a booking has at most forty items, and more are split into several bookings', () => {
  expect(partsOf([], [])).toEqual([]);
  expect(partsOf(itemsOf(40), [])).toHaveLength(1);
  const parts = partsOf(itemsOf(90), []);
  expect(parts.map(({ items }) => items.length)).toEqual([40, 40, 10]);
  expect(new Set(parts.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(90);
  expect(sizesOf(parts)).toBe('40, 40 and 10 items');
  expect(sizesOf(partsOf(itemsOf(1000), []))).toBe('up to 40 items');
});

test('a kit is not split, and counts as many items as it has', () => {
  const kit = (id: number, size: number) => ({
    id,
    name: `Kit ${id}`,
    parts: Array.from({ length: size }, (_, index) => id * 1000 + index),
  });
  const parts = partsOf(itemsOf(5), [kit(1, 30), kit(2, 30)]);
  expect(parts.map(({ kits }) => kits.map(({ id }) => id))).toEqual([[1], [2]]);
  expect(parts.map(contentsOfPart)).toEqual([
    { iid: [1, 2, 3, 4, 5], lines: null, kit_ids: [1] },
    { iid: null, lines: null, kit_ids: [2] },
  ]);
});

test('an item that is also in a kit is in the booking of that kit', () => {
  const kits = [1, 2].map((id) => ({ id, name: `Kit ${id}`, parts: [id] }));
  const parts = partsOf(itemsOf(2), kits);
  expect(parts).toHaveLength(1);
});
