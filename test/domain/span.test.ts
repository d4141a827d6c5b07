import { expect, test } from 'vitest';
import { spanKeys, spanOf, spanRanges } from '#shared/table/span.ts';

const span = { start: '2025-01-01T00:00:00Z', iid: [3, 40] };
const keyOf = (end: string, isOpen: boolean) =>
  String(Object.values(spanKeys(7, { ...span, end, isOpen }))[0]);

test.each([
  ['an hour', '2025-01-01T01:00:00Z', false],
  ['a year', '2026-01-01T00:00:00Z', false],
  ['two years', '2027-01-01T00:00:00Z', false],
  ['two years so far', '2027-01-01T00:00:00Z', true],
])(
  'a booking of %s is read from its key as it was, and whether it is still open',
  (_, end, isOpen) => {
    expect(spanOf(keyOf(end, isOpen))).toEqual({ ...span, end, isOpen });
  },
);

test.each([
  ['an hour', '2025-01-01T01:00:00Z'],
  ['two years', '2027-01-01T00:00:00Z'],
])('a booking of %s is in one range of a window that it overlaps', (_, end) => {
  const key = keyOf(end, false);
  const ranges = spanRanges('2025-01-01T00:30:00Z', '2025-01-02T00:00:00Z');
  const matching = ranges.filter(({ from, before }) => from <= key && key < before);
  expect(matching).toHaveLength(1);
});
