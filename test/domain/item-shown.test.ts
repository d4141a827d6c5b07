import { expect, test } from 'vitest';
import { presentItem } from '#shared/domain/item.ts';
import { itemRecord, now } from './records.ts';

test.each([
  [{}, 'available'],
  [{ condition: 'inoperative' }, 'unavailable'],
  [{ condition: 'discarded' }, 'unavailable'],
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

test('what the service keeps for itself is not shown', () => {
  const shown = presentItem(itemRecord(), new Map(), now);
  for (const name of ['bookings', 'holds', 'hold_overridden', 'checked_out_at']) {
    expect(shown).not.toHaveProperty(name);
  }
});
