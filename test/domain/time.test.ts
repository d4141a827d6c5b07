import { expect, test } from 'vitest';
import {
  addSeconds,
  daysBetween,
  formatInstant,
  isDate,
  parseInstant,
  secondsBetween,
} from '#shared/time.ts';

test.each([
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00.999Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T10:00:00,5Z', '2026-05-01T10:00:00Z'],
  ['2026-05-01T01:30:00+02:00', '2026-04-30T23:30:00Z'],
  ['2026-12-31T20:00:00-05:30', '2027-01-01T01:30:00Z'],
  ['2024-02-29T00:00:00+00:00', '2024-02-29T00:00:00Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
])('%s is %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

test.each([
  '2026-05-01T10:00:00',
  '2026-05-01',
  '2026-05-01 10:00:00Z',
  '2026-05-01T24:00:00Z',
  '2026-05-01T10:00:60Z',
  '2026-05-01T10:60:00Z',
  '2026-02-30T10:00:00Z',
  '2026-13-01T10:00:00Z',
  '2023-02-29T10:00:00Z',
  '2026-05-01T10:00:00+0200',
  '2026-05-01T10:00:00+02',
  '2026-05-01T10:00:00+24:00',
  '2026-05-01T10Z',
  '20260501T100000Z',
  '9999-12-31T23:59:59-01:00',
  '0000-01-01T00:00:00+01:00',
  '0000-06-01T00:00:00Z',
  '0001-01-01T00:00:00+01:00',
  '+12026-05-01T10:00:00Z',
  '1777629600',
  '',
])('%j is no time with a zone', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['2026-05-01T00:00:00Z', false],
  ['20260501', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isDate(text)).toBe(isDay);
});

test('milliseconds are cut, not rounded', () => {
  expect(formatInstant(1999)).toBe('1970-01-01T00:00:01Z');
});

test('intervals cross the ends of months and years', () => {
  expect(addSeconds('2026-12-31T23:59:59Z', 2)).toBe('2027-01-01T00:00:01Z');
  expect(secondsBetween('2026-02-28T00:00:00Z', '2026-03-01T00:00:00Z')).toBe(86_400);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
});

test('days are whole days of UTC, whatever the time of day', () => {
  expect(daysBetween('2026-05-01', '2026-05-01T23:59:59Z')).toBe(0);
  expect(daysBetween('2026-05-01', '2026-05-02T00:00:00Z')).toBe(1);
});

test('a time outside the years 0000 to 9999 becomes the first or the last one', () => {
  expect(addSeconds('9999-12-31T23:59:00Z', 600)).toBe('9999-12-31T23:59:59Z');
  expect(addSeconds('0000-01-01T00:01:00Z', -600)).toBe('0000-01-01T00:00:00Z');
});
