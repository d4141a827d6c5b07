import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BookedQuantity,
  quantitiesOf,
  withoutQuantity,
  withQuantity,
} from '#shared/families/items/booked-quantities.ts';
import { lineClashes } from '#shared/families/items/line-clashes.ts';
import { bookingLimitProblems } from '#shared/families/items/read-contents.ts';
import { freeQuantity, isShort, nextFree, quantityOut } from '#shared/families/items/stock.ts';
import { bytesOf } from '#shared/table/row-size.ts';
import { addSeconds } from '#shared/time.ts';
import { at, booked, itemRecord, now } from './records.ts';

const reserved = (id: number, from: number, to: number, quantity: number): BookedQuantity => ({
  holder: { reservation_id: id },
  start: at(from),
  end: at(to),
  quantity,
});
const out = (id: number, from: number, to: number, quantity: number): BookedQuantity => ({
  ...reserved(id, from, to, quantity),
  holder: { checkout_id: id },
});

/** A stock of 40 with booked quantities. */
function stock(quantities: BookedQuantity[], fields = {}) {
  return itemRecord({
    inventory_enabled: true,
    inventory_quantity: 40,
    booked_quantities: quantities.reduce<string[]>(withQuantity, []),
    ...fields,
  });
}

const window = (from: number, to: number) => ({ start: at(from), end: at(to) });
const free = (item: ReturnType<typeof stock>, from: number, to: number, context = {}) =>
  freeQuantity(item, window(from, to), { now, ...context });

test('a booked quantity is read as it was written, once for each booking', () => {
  const one = { ...reserved(12, 13, 14, 0.125), holder: { reservation_id: 123_456_789 } };
  const item = stock([one, out(12, 9, 15, 1_000_000_000_000), { ...one, quantity: 2.5 }]);
  expect(quantitiesOf(item)).toEqual([
    out(12, 9, 15, 1_000_000_000_000),
    { ...one, quantity: 2.5 },
  ]);
  expect(withoutQuantity(item.booked_quantities, { checkout_id: 12 })).toHaveLength(1);
  expect(withoutQuantity(item.booked_quantities, { reservation_id: 12 })).toHaveLength(2);
});

test.each([
  ['nothing is booked', stock([]), 40],
  ['part is reserved', stock([reserved(1, 13, 15, 15)]), 25],
  ['parts follow each other', stock([reserved(1, 13, 14, 15), reserved(2, 14, 15, 10)]), 25],
  ['parts overlap', stock([reserved(1, 13, 15, 15), reserved(2, 14, 16, 10)]), 15],
  ['ends touch the window', stock([reserved(1, 12, 13, 40), reserved(2, 15, 16, 40)]), 40],
  ['it is reserved whole', stock([], { bookings: booked([7, 14, 15]) }), 0],
  ['more is booked than there is', stock([reserved(1, 13, 15, 50)]), 0],
  ['thousandths add up', stock([reserved(1, 13, 15, 0.1), reserved(2, 13, 15, 0.2)]), 39.7],
  [
    'parts are a buffer apart',
    stock([reserved(1, 12, 13, 30), reserved(2, 14, 15, 30)], { buffer_minutes: 60 }),
    10,
  ],
  [
    'the buffer after a booking reaches into the window',
    stock([reserved(1, 11, 12, 5)], { buffer_minutes: 90 }),
    35,
  ],
  ['what is out is due before', stock([out(1, 9, 13, 5)]), 40],
  ['what is out is overdue', stock([out(1, 9, 11, 5)]), 40],
])('the quantity that is free from 13 to 15 where %s', (_what, item, expected) => {
  expect(free(item, 13, 15)).toBe(expected);
});

test('an overdue quantity is not free for a checkout', () => {
  const item = stock([out(1, 9, 11, 5)]);
  expect(free(item, 12, 15)).toBe(40);
  expect(free(item, 12, 15, { purpose: 'checkout' })).toBe(35);
  expect(quantityOut(item)).toBe(5);
});

test('a booking does not clash with itself', () => {
  const item = stock([reserved(3, 13, 15, 30), out(3, 9, 15, 5)]);
  expect(free(item, 13, 15, { except: { reservation_id: 3 } })).toBe(35);
  expect(free(item, 13, 15, { except: { checkout_id: 3 } })).toBe(10);
});

test('a stock is short where more is booked than there is', () => {
  const item = stock([reserved(1, 13, 15, 30), reserved(2, 14, 16, 10)], {
    inventory_quantity: 35,
  });
  expect(isShort(item, window(13, 15), now)).toBe(true);
  expect(isShort(item, window(15, 16), now)).toBe(false);
});

test.each([
  [30, 13],
  [31, 15],
  [41, null],
])('%d are next free at %s', (quantity, hour) => {
  const item = stock([reserved(1, 13, 15, 10), reserved(2, 18, 19, 39)]);
  const start = nextFree(item, { ...window(13, 15), quantity }, { now });
  expect(start).toBe(hour === null ? null : at(hour));
});

test('an overdue quantity has no time at which it is free', () => {
  const item = stock([out(1, 9, 11, 10)]);
  const next = (quantity: number) => nextFree(item, { ...window(13, 15), quantity }, { now });
  expect([next(30), next(31)]).toEqual([at(13), null]);
});

test('an error names the requested and the free quantity, and who holds the rest', () => {
  const item = stock([out(4, 9, 14, 10), reserved(1, 13, 15, 20)]);
  const [clash, ...others] = lineClashes(
    [{ item_id: item.id, quantity: 11 }],
    [item],
    window(13, 15),
    () => ({ now }),
  );
  expect(others).toEqual([]);
  expect(clash).toMatchObject({
    code: 'insufficient_inventory',
    path: 'lines.0.quantity',
    requested: 11,
    available: 10,
    next_available_at: at(14),
    holders: [
      { checkout_id: 4, quantity: 10, start_time: at(9), end_time: at(14) },
      { reservation_id: 1, quantity: 20 },
    ],
    holders_count: 2,
  });
});

const hours = fc.integer({ min: 0, max: 20 });
const booking = fc.record({ from: hours, length: fc.integer({ min: 1, max: 3 }), quantity: hours });

test('the free quantity is that at the busiest time of the window, however bookings overlap', () => {
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), hours, (all, from) => {
      const quantities = all.map(({ from: start, length, quantity }, id) =>
        reserved(id + 1, start, start + length, quantity),
      );
      const item = stock(quantities, { inventory_quantity: 60 });
      const bookedAt = (hour: number) =>
        quantities
          .filter(({ start, end }) => start <= at(hour) && at(hour) < end)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const maximumBooked = (start: number) =>
        Math.max(...[0, 1, 2].map((hour) => bookedAt(start + hour)));
      expect(free(item, from, from + 3)).toBe(Math.max(0, 60 - maximumBooked(from)));
      const starts = Array.from({ length: 30 }, (_, hour) => from + hour);
      const expected = starts.find((start) => maximumBooked(start) <= 60 - 25) ?? 0;
      const next = nextFree(item, { ...window(from, from + 3), quantity: 25 }, { now });
      expect(next).toBe(
        new Date(Date.parse(at(0)) + expected * 3_600_000).toISOString().replace('.000', ''),
      );
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('an item has space for 2,000 open bookings by quantity, and the next one is refused', () => {
  const booked = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      ...reserved(1_000_000 + id, 13, 15, 0.001),
      start: addSeconds(at(13), id),
    }));
  const packed = (count: number) => booked(count).flatMap((one) => withQuantity([], one));
  const full = itemRecord({ inventory_enabled: true, booked_quantities: packed(2_000) });
  const almost = itemRecord({ inventory_enabled: true, booked_quantities: packed(1_999) });
  const contents = { iid: [], lines: [{ item_id: full.id, quantity: 1 }] };
  expect(bookingLimitProblems(contents, [full])).toMatchObject({
    'lines.0.item_id': [{ code: 'too_many', item_id: full.id }],
  });
  expect(bookingLimitProblems(contents, [almost])).toEqual({});
  // A booking that the item already has may change.
  expect(bookingLimitProblems(contents, [full], [{ reservation_id: 1_000_000 }])).toEqual({});
  expect(bytesOf(full)).toBeLessThan(60_000);
});
