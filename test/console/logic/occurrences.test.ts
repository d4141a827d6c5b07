import { expect, test } from 'vitest';
import {
  type Frequency,
  occurrencesOf,
  type Span,
  timesProblem,
} from '#console/pages/selection/occurrences.ts';
import { toInput } from '#console/time.ts';

const at = (text: string) => new Date(text).getTime();
const span = (start: string, end: string): Span => ({ start: at(start), end: at(end) });
const formatSpans = (spans: Span[]) =>
  spans.map(({ start, end }) => `${toInput(start)} ${toInput(end)}`);

const evening = span('2031-01-31T20:00', '2031-02-01T02:00');

test('a single booking occurs once, and one without a valid end or last day not at all', () => {
  expect(occurrencesOf(evening, '', '2031-03-01')).toEqual([evening]);
  expect(occurrencesOf({ start: 2, end: 1 }, '', '')).toEqual([]);
  expect(occurrencesOf(evening, 'week', '')).toEqual([]);
});

test('a monthly series is on the same day of each month, or on the last day of a shorter month', () => {
  expect(formatSpans(occurrencesOf(evening, 'month', '2031-04-29'))).toEqual([
    '2031-01-31T20:00 2031-02-01T02:00',
    '2031-02-28T20:00 2031-03-01T02:00',
    '2031-03-31T20:00 2031-04-01T02:00',
  ]);
});

test('a series includes its last day, and keeps the local time when the clocks change', () => {
  const weeks = occurrencesOf(span('2031-03-21T09:00', '2031-03-23T18:00'), 'week', '2031-04-04');
  expect(formatSpans(weeks)).toEqual([
    '2031-03-21T09:00 2031-03-23T18:00',
    '2031-03-28T09:00 2031-03-30T18:00',
    '2031-04-04T09:00 2031-04-06T18:00',
  ]);
});

test('a series has at most 60 dates', () => {
  expect(occurrencesOf(evening, 'day', '2099-01-01')).toHaveLength(60);
});

test.each<[Span, Frequency, string, string | undefined]>([
  [evening, '', '', undefined],
  [evening, 'week', '2031-01-31', undefined],
  [span('', '2031-02-01T02:00'), '', '', 'start_time'],
  [span('2031-01-31T20:00', ''), '', '', 'end_time'],
  [span('2031-01-31T20:00', '2031-01-31T20:00'), 'week', '', 'end_time'],
  [evening, 'week', '', 'until'],
  [evening, 'week', '2031-01-30', 'until'],
])(
  'for %o, repeated each "%s" until "%s", the invalid field is %s',
  (first, frequency, until, field) => {
    const problem = timesProblem(first, frequency, until);
    expect(Object.keys(problem?.fields ?? {})[0]).toBe(field);
    expect(occurrencesOf(first, frequency, until)).toHaveLength(field === undefined ? 1 : 0);
  },
);
