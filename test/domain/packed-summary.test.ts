import { expect, test } from 'vitest';
import { packSummary, unpackSummary } from '#shared/families/items/packed-summary.ts';

const plain = {
  id: 4,
  name: 'Rope',
  unique_id: null,
  condition: 'operative',
  expiration_date: null,
  isDeleted: false,
  inspection_due_on: null,
};

test.each([
  [plain],
  [{ ...plain, expiration_date: '2030-01-01' }],
  [{ ...plain, inspection_due_on: '2030-01-01' }],
  [{ ...plain, condition: 'inoperative', isDeleted: true, inspection_due_on: '2030-01-01' }],
])('a summary is read as it was packed: %o', (summary) => {
  expect(unpackSummary(packSummary(summary))).toEqual(summary);
});

test('a summary that was packed by a version without inspections is read without one', () => {
  const packed = '[4,"Rope",null,"inoperative","2030-01-01",false]';
  expect(unpackSummary(packed)).toEqual({
    ...plain,
    condition: 'inoperative',
    expiration_date: '2030-01-01',
  });
});
