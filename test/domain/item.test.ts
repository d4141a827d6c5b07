import { expect, test } from 'vitest';
import { isDisplayed } from '#shared/families/items/display.ts';
import { depreciatedValue, itemProblems, mergeItem } from '#shared/families/items/item.ts';
import { isItemOverdue } from '#shared/families/items/lateness.ts';
import { displays } from '#shared/families/items/queries.ts';
import { type ItemRecord, item } from '#shared/families/items/record.ts';

const now = '2026-06-01T12:00:00Z';

function itemOf(fields: Partial<ItemRecord> = {}): ItemRecord {
  const by = { id: 1, type: 'user', name: 'Ada' } as const;
  const base = { id: 1, version: 1, created_at: now, created_by: by, updated_at: now };
  return { ...item.defaults, ...base, updated_by: by, name: 'Item', ...fields };
}

const oneYear = { acquisition_date: '2026-01-01', expiration_date: '2027-01-01' };

test.each([
  ['on the day of purchase', '2026-01-01T23:59:59Z', 365],
  ['a day later', '2026-01-02T00:00:00Z', 364],
  ['halfway', '2026-07-02T00:00:00Z', 183],
  ['on the last day', '2027-01-01T00:00:00Z', 0],
  ['long after', '2030-01-01T00:00:00Z', 0],
  ['before the purchase', '2025-01-01T00:00:00Z', 365],
])('a value of 365 over a year is %s', (_when, at, value) => {
  expect(depreciatedValue(itemOf({ ...oneYear, acquisition_value: 365 }), at)).toBe(value);
});

test.each([
  [{ ...oneYear, acquisition_value: 100, salvage_value: 100 }, 100],
  [{ ...oneYear, acquisition_value: 0 }, 0],
  [{ ...oneYear, acquisition_value: 0.01 }, 0.01],
  [{ acquisition_date: '2026-06-01', expiration_date: '2026-06-01', acquisition_value: 9 }, 0],
  [{ ...oneYear }, null],
  [{ acquisition_value: 5, acquisition_date: '2026-01-01' }, null],
  [{ acquisition_value: 5, expiration_date: '2026-01-01' }, null],
])('the depreciated value of %j is %s', (fields, value) => {
  expect(depreciatedValue(itemOf(fields), now)).toBe(value);
});

test('an item is overdue from one second after it is due', () => {
  const out = (due_time: string | null) => isItemOverdue(itemOf({ checkout_id: 1, due_time }), now);
  expect([out('2026-06-01T12:00:00Z'), out('2026-06-01T11:59:59Z')]).toEqual([false, true]);
  expect(out(null)).toBe(false);
  expect(isItemOverdue(itemOf({ due_time: '2000-01-01T00:00:00Z' }), now)).toBe(false);
});

test.each([
  [{}, ['all', 'active', 'operative', 'available']],
  [{ condition: 'inoperative' }, ['all', 'active', 'inoperative']],
  [{ condition: 'discarded' }, ['all', 'discarded']],
  [
    { checkout_id: 1, due_time: '2027-01-01T00:00:00Z' },
    ['all', 'active', 'operative', 'checked_out'],
  ],
  [
    { condition: 'inoperative', checkout_id: 1, due_time: '2026-01-01T00:00:00Z' },
    ['all', 'active', 'inoperative', 'checked_out', 'overdue'],
  ],
] as const)('an item with %j is in the displays %j', (fields, expected) => {
  const shown = displays.filter((display) => isDisplayed(itemOf(fields), display, now));
  expect(shown).toEqual(expected);
});

test.each([
  [{ acquisition_value: 10, salvage_value: 10 }, []],
  [{ acquisition_value: 10, salvage_value: 10.01 }, ['salvage_value']],
  [{ salvage_value: 5 }, []],
  [{ acquisition_date: '2026-01-02', expiration_date: '2026-01-02' }, []],
  [{ acquisition_date: '2026-01-02', expiration_date: '2026-01-01' }, ['expiration_date']],
])('the fields of %j that contradict each other are %j', (fields, expected) => {
  expect(Object.keys(itemProblems(itemOf(fields), fields))).toEqual(expected);
});

test('a contradiction to a stored field is reported at the field that was sent', () => {
  const item = itemOf({
    acquisition_value: 10,
    salvage_value: 11,
    acquisition_date: '2026-01-02',
    expiration_date: '2026-01-01',
  });
  const changes = { acquisition_value: 10, acquisition_date: '2026-01-02' };
  expect(Object.keys(itemProblems(item, changes))).toEqual(Object.keys(changes));
});

test('a PATCH keeps what is absent, and merges custom fields by name', () => {
  const before = itemOf({ model: 'M', custom_fields: { a: 1, b: 2 } });
  expect(mergeItem(before, { type: null, name: undefined }, now)).toEqual({ type: null });
  expect(mergeItem(before, { custom_fields: { b: null, c: 'x' } }, now)).toEqual({
    custom_fields: { a: 1, c: 'x' },
  });
  expect(mergeItem(before, { custom_fields: null }, now)).toEqual({ custom_fields: {} });
  expect(mergeItem(before, { custom_fields: {} }, now)).toEqual({ custom_fields: { a: 1, b: 2 } });
});
