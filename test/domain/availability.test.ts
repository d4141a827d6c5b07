import { expect, test } from 'vitest';
import {
  assertNoClashes,
  checkoutClashes,
  extensionClashes,
  outWindow,
  overlaps,
  reservationClashes,
} from '#shared/domain/availability.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { at, booked, itemRecord, now } from './records.ts';

const out = { checkout_id: 5, checked_out_at: at(9), due_time: at(15) };
const overdue = { ...out, due_time: at(11) };

test.each([
  [[1, 2], [2, 3], false],
  [[1, 3], [2, 4], true],
  [[1, 4], [2, 3], true],
  [[2, 3], [2, 3], true],
  [[3, 4], [1, 2], false],
] as const)('%j and %j share a moment: %s, for ends do not count', (a, b, expected) => {
  const window = ([start, end]: readonly [number, number]) => ({ start: at(start), end: at(end) });
  expect(overlaps(window(a), window(b))).toBe(expected);
  expect(overlaps(window(b), window(a))).toBe(expected);
});

test.each([
  [out, at(15)],
  [overdue, now],
])('an item that is out with %j is taken until %s: due, or now if that is later', (fields, end) => {
  expect(outWindow(itemRecord(fields), now)).toMatchObject({ start: at(9), end });
});

const codes = (entries: { code: string }[]) => entries.map(({ code }) => code);

const reserved = booked([7, 14, 16]);
const reservations: [string, Partial<ItemRecord>, [number, number], string[]][] = [
  ['operative and in', {}, [13, 18], []],
  ['inoperative', { condition: 'inoperative' }, [13, 18], []],
  ['discarded', { condition: 'discarded', bookings: reserved }, [13, 18], ['item_discarded']],
  ['out', out, [14, 16], ['item_checked_out']],
  ['out until then', out, [15, 16], []],
  ['overdue', overdue, [13, 14], []],
  ['reserved', { bookings: reserved }, [15, 18], ['item_reserved']],
  ['reserved until then', { bookings: reserved }, [16, 18], []],
  ['reserved from then', { bookings: reserved }, [13, 14], []],
  [
    'out and reserved',
    { ...out, bookings: reserved },
    [13, 18],
    ['item_checked_out', 'item_reserved'],
  ],
];

test.each(reservations)(
  'a new reservation of an item that is %s',
  (_what, fields, when, expected) => {
    const [start, end] = when;
    const clashes = reservationClashes(
      [itemRecord(fields)],
      { start: at(start), end: at(end) },
      { now },
    );
    expect(codes(clashes)).toEqual(expected);
  },
);

const checkouts: [string, Partial<ItemRecord>, number, string[]][] = [
  ['operative and in', {}, 18, []],
  ['inoperative', { condition: 'inoperative' }, 18, ['item_inoperative']],
  ['discarded', { condition: 'discarded', ...out }, 18, ['item_discarded']],
  ['out', out, 13, ['item_checked_out']],
  ['overdue', overdue, 13, ['item_checked_out']],
  ['reserved before it is due', { bookings: reserved }, 15, ['item_reserved']],
  ['reserved from when it is due', { bookings: reserved }, 14, []],
  ['reserved until now', { bookings: booked([7, 9, 12]) }, 18, []],
  [
    'inoperative, out and reserved',
    { ...out, condition: 'inoperative', bookings: reserved },
    18,
    ['item_inoperative', 'item_checked_out', 'item_reserved'],
  ],
];

test.each(checkouts)('a checkout of an item that is %s', (_what, fields, due, expected) => {
  expect(codes(checkoutClashes([itemRecord(fields)], at(due), { now }))).toEqual(expected);
});

test('a reservation does not stand in its own way', () => {
  const item = itemRecord({ bookings: booked([7, 14, 16], [8, 17, 18]) });
  const window = { start: at(14), end: at(17) };
  expect(reservationClashes([item], window, { now, except: 7 })).toEqual([]);
  expect(checkoutClashes([item], at(17), { now, except: 7 })).toEqual([]);
});

test('an extension clashes with reservations alone', () => {
  const item = itemRecord({ ...out, condition: 'inoperative', bookings: reserved });
  expect(codes(extensionClashes([item], at(15), now))).toEqual(['item_reserved']);
  expect(extensionClashes([item], at(14), now)).toEqual([]);
});

test('an entry names the item, its holder and the time for which it is taken', () => {
  const item = itemRecord({ id: 12, ...out, bookings: reserved });
  const [first, second] = checkoutClashes([item], at(18), { now });
  expect(first).toMatchObject({
    code: 'item_checked_out',
    item_id: 12,
    checkout_id: 5,
    start_time: at(9),
    end_time: at(15),
    message: 'Item 12 is out on checkout 5.',
  });
  expect(second).toMatchObject({
    code: 'item_reserved',
    item_id: 12,
    reservation_id: 7,
    start_time: at(14),
    end_time: at(16),
  });
});

test('an entry without a holder lacks the keys of one', () => {
  const [entry] = checkoutClashes([itemRecord({ condition: 'discarded' })], at(18), { now });
  for (const key of ['checkout_id', 'reservation_id', 'start_time', 'end_time']) {
    expect(entry).not.toHaveProperty(key);
  }
});

test.each([
  [[itemRecord(out), itemRecord({ ...out, id: 2 })], 'item_checked_out'],
  [[itemRecord(out), itemRecord({ id: 2, condition: 'discarded' })], 'items_unavailable'],
])(
  'one code among all reasons is the code of the refusal, several make another (%#)',
  (items, code) => {
    const clashes = checkoutClashes(items, at(18), { now });
    expect(() => assertNoClashes(clashes)).toThrow(
      expect.objectContaining({ code, fields: { iid: clashes } }),
    );
  },
);

test('no clash is no refusal', () => {
  expect(() => assertNoClashes([])).not.toThrow();
});
