import { expect, test } from 'vitest';
import {
  checkoutWindow,
  outWindow,
  overlaps,
  type Period,
  wholeClashes,
} from '#shared/families/items/availability.ts';
import { withBooking } from '#shared/families/items/booked-windows.ts';
import {
  assertNoClashes,
  type Holder,
  holdersOf,
  withHolders,
} from '#shared/families/items/clashes.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { at, booked, itemRecord, now } from './records.ts';

const out = { checkout_id: 5, checked_out_at: at(9), due_time: at(15) };
const overdue = { ...out, due_time: at(11) };

const reservationClashes = (items: ItemRecord[], window: Period, except?: Holder) =>
  wholeClashes(items, window, () => ({ now, except }));
const checkoutClashes = (items: ItemRecord[], due: string, except?: Holder) =>
  wholeClashes(items, checkoutWindow(due, { now }), () => ({ now, except, purpose: 'checkout' }));
const extensionClashes = (items: ItemRecord[], due: string) =>
  wholeClashes(items, { start: now, end: due }, () => ({ now, purpose: 'extension' }));

test.each([
  [[1, 2], [2, 3], false],
  [[1, 3], [2, 4], true],
  [[1, 4], [2, 3], true],
  [[2, 3], [2, 3], true],
  [[3, 4], [1, 2], false],
] as const)('%j and %j overlap: %s, where touching ends do not count', (a, b, expected) => {
  const window = ([start, end]: readonly [number, number]) => ({ start: at(start), end: at(end) });
  expect(overlaps(window(a), window(b))).toBe(expected);
  expect(overlaps(window(b), window(a))).toBe(expected);
});

test.each([
  [out, at(15)],
  [{ ...out, due_time: now }, now],
  [overdue, now],
])(
  'an item that is out with %j is unavailable until %s: its due time, or now if that is later',
  (fields, end) => {
    expect(outWindow(itemRecord(fields), now)).toMatchObject({ start: at(9), end });
  },
);

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
    const clashes = reservationClashes([itemRecord(fields)], { start: at(start), end: at(end) });
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
  expect(codes(checkoutClashes([itemRecord(fields)], at(due)))).toEqual(expected);
});

test('a reservation does not clash with itself', () => {
  const item = itemRecord({ bookings: booked([7, 14, 16], [8, 17, 18]) });
  const window = { start: at(14), end: at(17) };
  expect(reservationClashes([item], window, { reservation_id: 7 })).toEqual([]);
  expect(checkoutClashes([item], at(17), { reservation_id: 7 })).toEqual([]);
});

test('an extension clashes only with reservations', () => {
  const item = itemRecord({ ...out, condition: 'inoperative', bookings: reserved });
  expect(codes(extensionClashes([item], at(15)))).toEqual(['item_reserved']);
  expect(extensionClashes([item], at(14))).toEqual([]);
});

test('a clash names the item, its holder and the time for which it is held', () => {
  const item = itemRecord({ id: 12, ...out, bookings: reserved });
  const [first, second] = checkoutClashes([item], at(18));
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

test('a clash without a holder does not have the keys of a holder', () => {
  const [entry] = checkoutClashes([itemRecord({ condition: 'discarded' })], at(18));
  for (const key of ['checkout_id', 'reservation_id', 'start_time', 'end_time']) {
    expect(entry).not.toHaveProperty(key);
  }
});

test.each([
  [[itemRecord(out), itemRecord({ ...out, id: 2 })], 'item_checked_out'],
  [[itemRecord(out), itemRecord({ id: 2, condition: 'discarded' })], 'items_unavailable'],
])(
  'if all clashes have one code it is the code of the error, otherwise it is items_unavailable (%#)',
  (items, code) => {
    const clashes = checkoutClashes(items, at(18));
    expect(() => assertNoClashes(clashes)).toThrow(
      expect.objectContaining({ code, fields: { iid: clashes } }),
    );
  },
);

test('no clashes throw no error', () => {
  expect(() => assertNoClashes([])).not.toThrow();
});

test('an overdue item has no next available time', () => {
  const item = itemRecord({ ...overdue, bookings: reserved });
  const entries = checkoutClashes([item], at(18));
  expect(entries).toMatchObject([
    { code: 'item_checked_out', overdue: true, due_time: at(11), next_available_at: null },
    { code: 'item_reserved', next_available_at: null },
  ]);
  expect(entries[1]).not.toHaveProperty('overdue');
});

test('an item that is due this second is not overdue', () => {
  const [entry] = checkoutClashes([itemRecord({ ...out, due_time: now })], at(18));
  expect(entry).toMatchObject({ end_time: now, next_available_at: now });
  expect(entry).not.toHaveProperty('overdue');
});

test('the next available time is right even in the year 9999', () => {
  const bookings = withBooking([], {
    reservation: 7,
    start: '9999-12-31T10:00:00Z',
    end: '9999-12-31T11:00:00Z',
  });
  const window = { start: '9999-12-31T09:00:00Z', end: '9999-12-31T23:59:59Z' };
  expect(reservationClashes([itemRecord({ bookings })], window)).toMatchObject([
    { next_available_at: '9999-12-31T11:00:00Z' },
  ]);
});

test('at most five clashes of an item are listed, with their total; the next available time considers all', () => {
  const many = booked([1, 13, 14], [2, 14, 15], [3, 15, 16], [4, 16, 17], [5, 17, 18], [6, 18, 19]);
  const items = [itemRecord({ bookings: many }), itemRecord({ id: 2, bookings: reserved })];
  const clashes = reservationClashes(items, { start: at(12), end: at(20) });
  expect(clashes.map(({ reservation_id }) => reservation_id)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(clashes.map(({ count }) => count)).toEqual([6, ...Array(4).fill(undefined), 1]);
  expect(clashes[0]).toMatchObject({ next_available_at: at(19) });
});

test('a clash has the name of the holder', () => {
  const item = itemRecord({ ...out, bookings: reserved });
  const clashes = checkoutClashes([item], at(18));
  expect(holdersOf(clashes)).toEqual([
    { resource: 'checkout', id: 5 },
    { resource: 'reservation', id: 7 },
  ]);
  const names = new Map([
    ['checkout#5', 'Tour'],
    ['reservation#7', 'Shoot'],
  ]);
  expect(withHolders(clashes, names)).toMatchObject([
    { checkout: { id: 5, name: 'Tour' } },
    { reservation: { id: 7, name: 'Shoot' } },
  ]);
});
