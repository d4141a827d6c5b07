import { Problem } from '#console/api/problem.ts';
import { dayMilliseconds, startOfDay } from '#console/time.ts';

export const frequencies = [
  ['', 'Does not repeat'],
  ['day', 'Every day'],
  ['week', 'Every week'],
  ['month', 'Every month'],
] as const;
export type Frequency = (typeof frequencies)[number][0];

/** A window of time, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
}

/** Longer series have to be made in several parts. */
export const maxOccurrences = 60;

/** A window and its repetitions up to and including a day, at the same time of day for the user. */
export function occurrencesOf(first: Span, frequency: Frequency, until: string): Span[] {
  if (!(first.start < first.end)) return [];
  if (frequency === '') return [first];
  const end = endOf(until);
  const spans: Span[] = [];
  for (let count = 0; count < maxOccurrences; count++) {
    const start = occurrenceAt(first.start, frequency, count);
    if (!(start < end)) break;
    // Add days, not hours: the clocks may change within a window.
    spans.push({ start, end: repeatedEnd(first, start) });
  }
  return spans;
}

/** The end of a day that an input holds; NaN without a day. */
function endOf(until: string): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = until.split('-').map(Number);
  return startOfDay(new Date(year, month - 1, date).getTime(), 1);
}

/** Says why a window or its repetitions are invalid, at the field to correct. */
export function timesProblem(
  first: Span,
  frequency: Frequency,
  until: string,
): Problem | undefined {
  const { start, end } = first;
  if (Number.isNaN(start)) return problemAt('start_time', 'Enter a date and a time.');
  if (Number.isNaN(end)) return problemAt('end_time', 'Enter a date and a time.');
  if (end <= start) return problemAt('end_time', 'Must be after the start.');
  if (frequency === '') return undefined;
  const last = endOf(until);
  if (Number.isNaN(last)) return problemAt('until', 'Enter the last day.');
  return start < last ? undefined : problemAt('until', 'Must not be before the first day.');
}

function problemAt(field: string, message: string): Problem {
  const fields = { [field]: [{ code: 'invalid_value', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}

/** The end of a repeated window: as many days after its start, at the same time of day, as in the first one. */
function repeatedEnd(first: Span, start: number): number {
  const days = Math.round((startOfDay(first.end) - startOfDay(first.start)) / dayMilliseconds);
  const end = new Date(first.end);
  const day = new Date(startOfDay(start, days));
  return day.setHours(end.getHours(), end.getMinutes());
}

function occurrenceAt(start: number, frequency: Exclude<Frequency, ''>, count: number): number {
  const at = new Date(start);
  const [year, month, date] = [at.getFullYear(), at.getMonth(), at.getDate()];
  const time = [at.getHours(), at.getMinutes()] as const;
  if (frequency === 'day') return new Date(year, month, date + count, ...time).getTime();
  if (frequency === 'week') return new Date(year, month, date + 7 * count, ...time).getTime();
  // A series from the 31st uses the last day of shorter months.
  const lastDate = new Date(year, month + count + 1, 0).getDate();
  return new Date(year, month + count, Math.min(date, lastDate), ...time).getTime();
}
