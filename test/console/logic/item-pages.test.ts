import { expect, test } from 'vitest';
import {
  type KnownItems,
  missingRange,
  noKnownItems,
  rangeOf,
  reverseOrder,
  withPage,
} from '#console/pages/items/item-pages.ts';
import { item } from './sample.ts';

const total = 1000;
const itemsFrom = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => ({ ...item, id: start + index }));

/** A list of which some parts are loaded; the id of each item is its index. */
const listWith = (...parts: [start: number, end: number][]): KnownItems =>
  parts.reduce<KnownItems>(
    (known, [start, end]) =>
      withPage(
        known,
        { start, end },
        { limit: end - start, offset: start, isReversed: false },
        { items: itemsFrom(start, end), total, cursor: `behind ${end}` },
      ),
    noKnownItems,
  );

test('nothing is loaded if all visible items are loaded', () => {
  expect(missingRange(listWith([0, 60]), { start: 20, end: 60 })).toBeUndefined();
});

test('items after the loaded ones are read by the cursor', () => {
  const known = listWith([0, 60]);
  const part = missingRange(known, { start: 40, end: 80 });
  expect(part).toEqual({ start: 60, end: 260 });
  expect(rangeOf(known, { start: 60, end: 260 })).toEqual({ limit: 200, cursor: 'behind 60' });
});

test('scrolling up after a jump reads the items above', () => {
  const known = listWith([0, 60], [500, 700]);
  expect(missingRange(known, { start: 480, end: 520 })).toEqual({ start: 300, end: 500 });
  expect(missingRange(listWith([0, 60], [80, 120]), { start: 70, end: 110 })).toEqual({
    start: 60,
    end: 80,
  });
});

test('a distant part of the list is read from the nearer end', () => {
  const known = listWith([0, 60]);
  const early = missingRange(known, { start: 300, end: 340 });
  expect(early).toEqual({ start: 300, end: 500 });
  expect(rangeOf(known, { start: 300, end: 500 })).toEqual({
    limit: 200,
    offset: 300,
    isReversed: false,
  });
  const late = missingRange(known, { start: 960, end: 1000 });
  expect(late).toEqual({ start: 960, end: 1000 });
  expect(rangeOf(known, { start: 960, end: 1000 })).toEqual({
    limit: 40,
    offset: 0,
    isReversed: true,
  });
  expect([reverseOrder('name'), reverseOrder('-name')]).toEqual(['-name', 'name']);
});

test('items read from the end have the right index, even if the list has grown meanwhile', () => {
  const part = { start: 960, end: 1000 };
  const range = { limit: 40, offset: 0, isReversed: true };
  const items = itemsFrom(961, 1001).toReversed();
  const known = withPage(listWith([0, 60]), part, range, { items, total: 1001, cursor: 'x' });
  expect(known.total).toBe(1001);
  expect(known.items[1000]?.id).toBe(1000);
  expect(known.items[961]?.id).toBe(961);
  expect(known.items[960]).toBeUndefined();
  expect(missingRange(known, { start: 955, end: 995 })).toEqual({ start: 761, end: 961 });
});

test('a list that has become shorter ends after its last item', () => {
  const range = { limit: 100, cursor: 'behind 60' };
  const read = { items: itemsFrom(60, 80), total: 80, cursor: undefined };
  const known = withPage(listWith([0, 60]), { start: 60, end: 160 }, range, read);
  expect([known.total, known.items.length]).toEqual([80, 80]);
  expect(missingRange(known, { start: 40, end: 200 })).toBeUndefined();
});
