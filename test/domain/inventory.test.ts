import { expect, test } from 'vitest';
import { stockAfter } from '../../shared/domain/inventory.ts';
import type { StockMovement } from '../../shared/schemas/item.ts';
import { itemRecord } from './records.ts';

const tape = itemRecord({ inventory_enabled: true, inventory_quantity: 0.3 });

function movement(fields: Partial<StockMovement>): StockMovement {
  const blank = { expected_quantity: null, contact_id: null, remarks: null };
  return { action: 'pick', quantity: 1, ...blank, ...fields };
}

test.each([
  ['pick', 0.1, 0.2],
  ['pick', 0.3, 0],
  ['add', 0.6, 0.9],
  ['adjust', 7.125, 7.125],
  ['adjust', 0, 0],
] as const)('%s of %d leaves %d, exact to three decimals', (action, quantity, after) => {
  expect(stockAfter(tape, movement({ action, quantity }))).toBe(after);
});

test('a stock that was never set is 0', () => {
  const item = itemRecord({ inventory_enabled: true });
  expect(stockAfter(item, movement({ action: 'add', quantity: 2 }))).toBe(2);
});

test('nothing is picked below zero, and the present stock is told', () => {
  expect(() => stockAfter(tape, movement({ quantity: 0.301 }))).toThrow(
    expect.objectContaining({
      code: 'insufficient_inventory',
      fields: { quantity: [expect.objectContaining({ quantity: 0.3 })] },
    }),
  );
});

test('an expected stock that is not there is a conflict', () => {
  expect(() => stockAfter(tape, movement({ quantity: 0.1, expected_quantity: 0.4 }))).toThrow(
    expect.objectContaining({
      code: 'conflict',
      fields: { expected_quantity: [expect.objectContaining({ code: 'conflict', quantity: 0.3 })] },
    }),
  );
});

test('an item without inventory has no movements', () => {
  expect(() => stockAfter(itemRecord(), movement({ action: 'adjust' }))).toThrow(
    expect.objectContaining({ code: 'inventory_not_enabled' }),
  );
});
