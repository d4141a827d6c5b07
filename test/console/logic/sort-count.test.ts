import { expect, test } from 'vitest';
import type { Item } from '#console/api/records.ts';
import { finderOf, labelOf, sortCount } from '#console/pages/places/count/sort-count.ts';
import type { Scan } from '#console/pages/scan/scans.ts';
import { item, location } from './sample.ts';

const depot = 1;
const itemAt = (id: number, location_id: number | null, more: Partial<Item> = {}): Item => ({
  ...item,
  id,
  name: `Item ${id}`,
  location_id,
  checkout_id: null,
  ...more,
});
const scanOf = (label: string, ...items: Item[]): Scan => ({
  label,
  items,
  state: items.length > 0 ? 'found' : 'unknown',
});
const namesOf = (count: ReturnType<typeof sortCount>) =>
  Object.fromEntries(
    Object.entries(count).map(([kind, entries]) => [
      kind,
      entries.map((one: Item | { item: Item } | Scan) =>
        'item' in one ? one.item.name : 'name' in one ? one.name : one.label,
      ),
    ]),
  );

test('each item of a count is in one list: seen, missing, elsewhere, out, or without an item', () => {
  const expected = [itemAt(1, depot), itemAt(2, depot), itemAt(3, depot, { checkout_id: 8 })];
  const scans = [
    scanOf('b', itemAt(1, depot)),
    scanOf('c', itemAt(4, 2)),
    scanOf('d', itemAt(5, null)),
    scanOf('e', itemAt(6, depot, { checkout_id: 9 })),
    scanOf('nobody'),
  ];
  expect(namesOf(sortCount(new Set([depot]), expected, scans))).toEqual({
    seen: ['Item 1'],
    missing: ['Item 2'],
    elsewhere: ['Item 4', 'Item 5'],
    outHere: ['Item 6'],
    out: ['Item 3'],
    places: [],
    unmatched: ['nobody'],
  });
});

test('an item at one of several counted places is seen where it is', () => {
  const locker = 7;
  const radio = itemAt(1, locker);
  const count = sortCount(new Set([depot, locker]), [radio], [scanOf('a', radio)]);
  expect(namesOf(count)).toMatchObject({ seen: ['Item 1'], elsewhere: [] });
});

test('the label of a place is listed as a place, and not as an unknown label', () => {
  const scan: Scan = { label: 'BAY-1', state: 'found', items: [], place: location };
  const { places, unmatched } = sortCount(new Set([depot]), [], [scan]);
  expect([places, unmatched]).toEqual([[{ label: 'BAY-1', place: location }], []]);
});

test('an item that is scanned by two labels counts once', () => {
  const lamp = itemAt(1, depot);
  const count = sortCount(new Set([depot]), [lamp], [scanOf('a', lamp), scanOf('b', lamp)]);
  expect([count.seen.length, count.missing.length]).toEqual([1, 0]);
});

test('if several items have the same label, the one at the counted place counts', () => {
  const [here, there] = [itemAt(1, depot), itemAt(2, 5)];
  expect(namesOf(sortCount(new Set([depot]), [here], [scanOf('a', there, here)]))).toMatchObject({
    seen: ['Item 1'],
    elsewhere: [],
  });
});

test('an item is found by its code or labels, or by its id if it has neither', () => {
  const lamp = itemAt(1, depot, { unique_id: 'LAMP-1', qr: ['Q1', 'Q2'] });
  const bare = itemAt(2, depot, { unique_id: null, qr: [] });
  expect([lamp, bare].map(labelOf)).toEqual(['LAMP-1', '#2']);
  const find = finderOf([lamp, bare]);
  // Like in the service, codes are not case-sensitive, but labels are.
  for (const label of ['LAMP-1', 'lamp-1', 'Q1', 'Q2']) expect(find(label)).toBe(lamp);
  expect(find('#2')).toBe(bare);
  expect(find('q1')).toBeUndefined();
});
