import { expect, test } from 'vitest';
import { summaryOf } from '#shared/families/items/summaries.ts';
import { warningsOf } from '#shared/families/items/warnings.ts';
import type { SummarisedItem } from '#shared/records/item-summary.ts';
import { at, itemRecord, now } from './records.ts';

const item = (fields: Partial<SummarisedItem>): SummarisedItem => {
  return { ...summaryOf(itemRecord()), ...fields };
};

const cases: [string, Partial<SummarisedItem>, string[]][] = [
  ['operative and in', {}, []],
  ['inoperative', { condition: 'inoperative' }, ['item_inoperative']],
  ['discarded', { condition: 'discarded' }, ['item_inoperative']],
  ['deleted', { isDeleted: true, expiration_date: '2020-01-01' }, ['item_inoperative']],
  ['out elsewhere in time', { checkout_id: 5, due_time: at(12) }, []],
  ['out elsewhere, past its due time', { checkout_id: 5, due_time: at(11) }, ['item_overdue']],
  ['out on the checkout itself, past its due time', { checkout_id: 8, due_time: at(11) }, []],
  ['expired on the day before', { expiration_date: '2026-06-15' }, ['item_expired']],
  ['good until that day', { expiration_date: '2026-06-16' }, []],
  ['due on the day before', { inspection_due_on: '2026-06-15' }, ['item_inspection_overdue']],
  ['to be inspected on that day', { inspection_due_on: '2026-06-16' }, []],
  [
    'all of it',
    {
      condition: 'inoperative',
      checkout_id: 5,
      due_time: at(11),
      expiration_date: '2020-01-01',
      inspection_due_on: '2020-01-01',
    },
    ['item_inoperative', 'item_overdue', 'item_expired', 'item_inspection_overdue'],
  ],
];

test.each(cases)('an item that is %s', (_what, fields, expected) => {
  const circumstances = { now, end: '2026-06-16T18:00:00Z', checkout: 8 };
  const warnings = warningsOf([item(fields)], circumstances);
  expect(warnings.map(({ code }) => code)).toEqual(expected);
});

test('a warning names its item, in the order of the items', () => {
  const items = [item({ id: 4, condition: 'inoperative' }), item({ id: 2, isDeleted: true })];
  expect(warningsOf(items, { now, end: at(18) })).toEqual([
    { code: 'item_inoperative', item_id: 4, message: 'Item 4 is inoperative.' },
    { code: 'item_inoperative', item_id: 2, message: 'Item 2 is deleted.' },
  ]);
});
