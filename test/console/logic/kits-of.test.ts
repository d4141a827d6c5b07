import { expect, test } from 'vitest';
import type { Kit } from '#console/api/records.ts';
import { byKits } from '#console/pages/reservations/kits-of.ts';

const lamp = { id: 1, name: 'Lamp', unique_id: null };
const stand = { id: 2, name: 'Stand', unique_id: null };
const clamps = { id: 3, name: 'Clamps', unique_id: null, quantity: 8.5 };

const kit = (iid: number[], clampsIn: number[] = []) =>
  ({ id: 7, iid, lines: clampsIn.map((quantity) => ({ item_id: 3, quantity })) }) as unknown as Kit;

test('what a kit brings is left out of the items that were booked with it', () => {
  const one = kit([1], [5.3]);
  const rest = [stand, { ...clamps, quantity: 3.2 }];
  expect(byKits([lamp, stand, clamps], [one])).toEqual({ kits: [one], items: rest });
  expect(byKits([lamp, clamps], [kit([1], [8.5])]).items).toEqual([]);
});

test.each([
  ['has an item that was not booked', kit([1, 9])],
  ['has more of a stock than was booked', kit([1], [9])],
  ['has the whole of a stock', kit([3])],
])('a kit that %s by now is not booked, but its items are', (_why, one) => {
  expect(byKits([lamp, clamps], [one])).toEqual({ kits: [], items: [lamp, clamps] });
});

test('an item that two kits have is left to one of them', () => {
  const [one, other] = [kit([1]), kit([1, 2])];
  expect(byKits([lamp, stand], [one, other])).toEqual({ kits: [one], items: [stand] });
});
