import { expect, test } from 'vitest';
import {
  dayOf,
  formatDate,
  formatDistance,
  fromInput,
  hourOfDay,
  startOfDay,
  toInput,
} from '#console/time.ts';

test.each([
  ['2031-05-04T13:00', '2031-05-04T17:00:00Z'],
  ['2031-01-04T13:00', '2031-01-04T18:00:00Z'],
])('the local time %s is sent as %s, and shown again as typed', (typed, at) => {
  expect(fromInput(typed)).toBe(at);
  expect(toInput(at)).toBe(typed);
});

test('an invalid time is sent unchanged, so that the API refuses it', () => {
  expect(fromInput('soon')).toBe('soon');
});

test('a day begins at local midnight, even after a day of 23 hours', () => {
  const at = Date.parse('2031-03-09T03:30:00Z');
  expect(dayOf(at)).toBe('2031-03-08');
  expect(new Date(startOfDay(at)).toISOString()).toBe('2031-03-08T05:00:00.000Z');
  expect(new Date(startOfDay(at, 2)).toISOString()).toBe('2031-03-10T04:00:00.000Z');
});

test('an hour of a day is in local time, even on days when the clocks change', () => {
  const before = Date.parse('2031-03-08T12:00:00Z');
  expect(toInput(hourOfDay(9, before))).toBe('2031-03-08T09:00');
  expect(toInput(hourOfDay(9, before, 1))).toBe('2031-03-09T09:00');
});

test('a date without a time is the same day in every time zone', () => {
  expect(formatDate('2031-05-04')).toMatch(/\b4\b/);
});

const now = Date.parse('2031-05-04T12:00:00Z');

test.each([
  ['2031-05-04T11:59:50Z', 'just now'],
  ['2031-05-04T15:10:00Z', 'in 3 hours'],
  ['2031-05-03T11:00:00Z', 'yesterday'],
  ['2031-05-06T02:00:00Z', 'tomorrow'],
  ['2031-05-06T05:00:00Z', 'in 2 days'],
  ['2031-05-20T12:00:00Z', 'in 2 weeks'],
  ['2029-05-04T12:00:00Z', '2 years ago'],
])('the time %s is shown as “%s”', (at, words) => {
  expect(formatDistance(at, now)).toBe(words);
});
