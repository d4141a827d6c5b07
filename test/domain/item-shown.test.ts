import { expect, test } from 'vitest';
import { presentItem } from '#shared/families/items/item.ts';
import { itemRecord, now } from './records.ts';

test.each([
  [{}, 'available'],
  [{ condition: 'inoperative' }, 'unavailable'],
  [{ condition: 'discarded' }, 'unavailable'],
  [{ checkout_id: 1 }, 'checked_out'],
  [{ checkout_id: 1, condition: 'inoperative' }, 'checked_out'],
] as const)('an item with %j is %s', (fields, availability) => {
  expect(presentItem(itemRecord(fields), new Map(), now).availability).toBe(availability);
});

test.each([
  [{ inventory_enabled: true, inventory_quantity: 5, inventory_minimum: 5 }, true],
  [{ inventory_enabled: true, inventory_quantity: 5.001, inventory_minimum: 5 }, false],
  [{ inventory_enabled: false, inventory_quantity: 1, inventory_minimum: 5 }, false],
  [{ inventory_enabled: true, inventory_quantity: 0, inventory_minimum: null }, false],
])('the stock of %j is low: %s', (fields, isLow) => {
  expect(presentItem(itemRecord(fields), new Map(), now).inventory_low).toBe(isLow);
});

const bought = (day: string, until: string, salvage_value: number | null = null) => {
  return { acquisition_value: 1000, acquisition_date: day, expiration_date: until, salvage_value };
};

test.each([
  [bought('2026-04-26', '2026-08-04'), 500],
  [bought('2026-04-26', '2026-08-04', 100), 550],
  [bought('2026-06-14', '2026-06-17'), 666.67],
  [bought('2026-06-15', '2026-06-25'), 1000],
  [bought('2026-06-05', '2026-06-15', 100), 100],
])('on 15 June 2026 %j is worth %s', (fields, value) => {
  expect(presentItem(itemRecord(fields), new Map(), now).depreciated_value).toBe(value);
});

test('internal fields are not shown', () => {
  const shown = presentItem(itemRecord(), new Map(), now);
  for (const name of ['bookings', 'holds', 'hold_overridden', 'checked_out_at']) {
    expect(shown).not.toHaveProperty(name);
  }
});
