import { expect, test } from 'vitest';
import { ApiError } from '#shared/errors.ts';
import { stockAfter } from '#shared/families/items/inventory.ts';
import type { StockMovement } from '#shared/families/items/operation-fields.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';

const now = '2026-06-01T12:00:00Z';
const by = { id: 1, type: 'user', name: 'Ada' } as const;

function stock(quantity: number | null, fields: Partial<ItemRecord> = {}): ItemRecord {
  const base = { id: 1, version: 1, created_at: now, created_by: by, updated_at: now };
  const inventory = { inventory_enabled: true, inventory_quantity: quantity };
  return { ...item.defaults, ...base, updated_by: by, ...inventory, ...fields };
}

function movement(fields: Partial<StockMovement>): StockMovement {
  const nothing = { expected_quantity: null, contact_id: null, remarks: null };
  return { action: 'pick', quantity: 1, ...nothing, ...fields };
}

/** The error with which a movement is refused. */
function refusal(of: ItemRecord, fields: Partial<StockMovement>): ApiError {
  try {
    stockAfter(of, movement(fields));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The movement was not refused.');
}

test.each([
  ['pick', 5, 2, 3],
  ['pick', 5, 5, 0],
  ['pick', 0.3, 0.1, 0.2],
  ['add', 0.1, 0.2, 0.3],
  ['add', null, 1.001, 1.001],
  ['adjust', 5, 0, 0],
  ['adjust', null, 7.25, 7.25],
] as const)('%s on a stock of %s by %s leaves %s', (action, present, quantity, after) => {
  expect(stockAfter(stock(present), movement({ action, quantity }))).toBe(after);
});

test('a stock never falls below zero, and the error has the present quantity', () => {
  const { code, fields } = refusal(stock(1.5), { quantity: 1.501 });
  expect(code).toBe('insufficient_inventory');
  expect(fields.quantity).toEqual([
    { code: 'insufficient_inventory', quantity: 1.5, message: expect.any(String) },
  ]);
});

test('an item without an inventory is refused before other checks', () => {
  const none = stock(5, { inventory_enabled: false });
  expect(refusal(none, { expected_quantity: 4 }).code).toBe('inventory_not_enabled');
});

test.each([
  [5, 5, undefined],
  [null, 0, undefined],
  [5, 4, 'conflict'],
])('of a stock of %s, %s was expected: %s', (present, expected_quantity, code) => {
  const expected = movement({ action: 'adjust', quantity: 9, expected_quantity });
  if (code === undefined) expect(stockAfter(stock(present), expected)).toBe(9);
  else expect(refusal(stock(present), expected).code).toBe(code);
});
