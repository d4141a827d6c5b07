import { expect, test } from 'vitest';
import { mergeItems } from '#console/ui/booked-items.ts';

const item = (id: number, quantity?: number) => ({
  ...{ id, name: `Item ${id}`, unique_id: null },
  ...(quantity === undefined ? {} : { quantity, unit: null }),
});
const idsOf = (items: readonly { id: number; quantity?: number | undefined }[]) =>
  items.map(({ id, quantity }) => (quantity === undefined ? id : [id, quantity]));

test('a quantity changed by this member wins over a change by the other member', () => {
  const merged = mergeItems([item(1, 20)], [item(1, 50)], [item(1, 7.5)]);
  expect(idsOf(merged)).toEqual([[1, 20]]);
});

test('items that this member did not change are taken from the other member', () => {
  const before = [item(1, 50), item(2)];
  const merged = mergeItems([...before, item(4)], before, [item(1, 33), item(2), item(3)]);
  expect(idsOf(merged)).toEqual([[1, 33], 2, 3, 4]);
});

test('an item that either member removed is removed, unless the other changed its quantity', () => {
  const before = [item(1), item(2), item(3, 5)];
  expect(idsOf(mergeItems([item(2), item(3, 5)], before, [item(1), item(3, 5)]))).toEqual([[3, 5]]);
  expect(idsOf(mergeItems([item(3, 9)], before, [item(1), item(2)]))).toEqual([[3, 9]]);
});
