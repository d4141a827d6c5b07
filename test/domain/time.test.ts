import { expect, test } from 'vitest';
import {
  addSeconds,
  daysBetween,
  formatInstant,
  isDate,
  parseInstant,
  secondsBetween,
} from '../../shared/domain/time.ts';

test.each([
  ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z'],
  ['2026-01-02T03:04Z', '2026-01-02T03:04:00Z'],
  ['2026-01-02T03:04:05.999Z', '2026-01-02T03:04:05Z'],
  ['2026-01-01T00:30:00+01:00', '2025-12-31T23:30:00Z'],
  ['2026-12-31T23:30:00-05:30', '2027-01-01T05:00:00Z'],
  ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00Z'],
])('%s is read as %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

test.each([
  ['2026-01-02T03:04:05', 'without a zone'],
  ['2026-01-02T03:04:05+0100', 'with an offset that has no colon'],
  ['2026-01-02', 'without a time'],
  ['2026-01-02 03:04:05Z', 'with a blank'],
  ['2026-02-29T00:00:00Z', 'on a day that there is not'],
  ['2026-01-02T24:00:00Z', 'at 24:00'],
  ['2026-06-30T23:59:60Z', 'in a leap second'],
  ['2026-01-02T03:60:00Z', 'with 60 minutes'],
  ['2026-01-02T03:04:05+24:00', 'with an offset of a day'],
  ['2026-01-02T03:04:05.Z', 'with an empty fraction'],
  ['0000-01-01T00:00:00+01:00', 'before the year 0'],
  ['9999-12-31T23:59:59-01:00', 'after the year 9999'],
  ['１026-01-02T03:04:05Z', 'with other digits'],
  ['', 'of nothing'],
])('%s is no time: %s', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2023-04-31', false],
  ['2023-4-1', false],
  ['2023-00-01', false],
  ['+12023-01-01', false],
  ['2023-01-01T00:00:00Z', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test('times are shown in whole seconds, cut', () => {
  expect(formatInstant(1_999)).toBe('1970-01-01T00:00:01Z');
});

test('seconds are counted across days', () => {
  expect(addSeconds('2026-12-31T23:59:59Z', 2)).toBe('2027-01-01T00:00:01Z');
  expect(secondsBetween('2026-12-31T23:59:59Z', '2027-01-01T00:00:01Z')).toBe(2);
});

test('days are whole days of UTC, of dates and instants alike', () => {
  expect(daysBetween('2026-01-01', '2026-01-02T23:59:59Z')).toBe(1);
  expect(daysBetween('2026-01-01', '2025-12-31')).toBe(-1);
});
