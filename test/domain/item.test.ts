import { expect, test } from 'vitest';
import {
  depreciatedValue,
  isDisplayed,
  isOverdue,
  itemProblems,
  mergeItem,
  presentItem,
} from '../../shared/domain/item.ts';
import { displays } from '../../shared/schemas/item.ts';
import { itemRecord, now } from './records.ts';

const bought = {
  acquisition_date: '2026-01-01',
  expiration_date: '2026-01-11',
  acquisition_value: 1000,
  salvage_value: 100,
};

test.each([
  ['2025-12-31T23:59:59Z', 1000],
  ['2026-01-01T23:59:59Z', 1000],
  ['2026-01-02T00:00:00Z', 910],
  ['2026-01-06T12:00:00Z', 550],
  ['2026-01-11T00:00:00Z', 100],
  ['2030-01-01T00:00:00Z', 100],
])('on %s the item is worth %d: a straight line by whole days', (at, value) => {
  expect(depreciatedValue(itemRecord(bought), at)).toBe(value);
});

test('without a salvage value the line ends at 0', () => {
  const item = itemRecord({ ...bought, salvage_value: null });
  expect(depreciatedValue(item, '2026-02-01T00:00:00Z')).toBe(0);
});

test('the value is rounded to two decimals', () => {
  const item = itemRecord({
    ...bought,
    acquisition_value: 100,
    salvage_value: 0,
    expiration_date: '2026-01-04',
  });
  expect(depreciatedValue(item, '2026-01-02T00:00:00Z')).toBe(66.67);
});

test.each(['acquisition_date', 'expiration_date', 'acquisition_value'])(
  'without %s no value is told',
  (field) => {
    expect(depreciatedValue(itemRecord({ ...bought, [field]: null }), now)).toBeNull();
  },
);

test.each([
  [{ acquisition_value: 1, salvage_value: 2 }, 'salvage_value', 'invalid_value'],
  [
    { acquisition_date: '2026-01-02', expiration_date: '2026-01-01' },
    'expiration_date',
    'end_before_start',
  ],
])('%j is refused at %s', (fields, path, code) => {
  expect(itemProblems(itemRecord(fields))).toEqual({
    [path]: [{ code, message: expect.any(String) }],
  });
});

test.each([
  { acquisition_value: 2, salvage_value: 2 },
  { salvage_value: 2 },
  { acquisition_date: '2026-01-02', expiration_date: '2026-01-02' },
  { expiration_date: '2026-01-02' },
])('%j is fine', (fields) => {
  expect(itemProblems(itemRecord(fields))).toEqual({});
});

test('a PATCH keeps what it does not name, and clears what it names null', () => {
  const item = itemRecord({ model: 'A', type: 'B' });
  expect(mergeItem(item, { type: null, model: undefined })).toEqual({ type: null });
});

test('custom fields merge by name, and null removes one', () => {
  const item = itemRecord({ custom_fields: { a: 1, b: 2 } });
  const merged = mergeItem(item, { custom_fields: { b: null, c: 'x', d: null } });
  expect(merged).toEqual({ custom_fields: { a: 1, c: 'x' } });
});

test('null for all custom fields clears them', () => {
  const item = itemRecord({ custom_fields: { a: 1 } });
  expect(mergeItem(item, { custom_fields: null })).toEqual({ custom_fields: {} });
});

test.each([
  ['2026-06-15T12:00:00Z', false],
  ['2026-06-15T11:59:59Z', true],
])('an item that was due at %s is overdue at 12:00:00: %s', (due, expected) => {
  expect(isOverdue(itemRecord({ checkout_id: 1, due_time: due }), now)).toBe(expected);
});

const shown = [
  [{}, ['all', 'active', 'operative', 'available']],
  [{ condition: 'inoperative' }, ['all', 'active', 'inoperative']],
  [{ condition: 'discarded' }, ['all', 'discarded']],
  [
    { checkout_id: 1, due_time: '2026-06-16T00:00:00Z' },
    ['all', 'active', 'operative', 'checked_out'],
  ],
  [
    { checkout_id: 1, due_time: '2026-06-14T00:00:00Z', condition: 'inoperative' },
    ['all', 'active', 'inoperative', 'checked_out', 'overdue'],
  ],
] as const;

test.each(shown)('an item with %j stands in the lists %j', (fields, expected) => {
  const item = itemRecord(fields);
  expect(displays.filter((display) => isDisplayed(item, display, now))).toEqual(expected);
});

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
