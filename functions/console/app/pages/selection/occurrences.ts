import { Problem } from '#console/api/problem.ts';
import { dayMilliseconds, startOfDay } from '#console/time.ts';

export const rhythms = [
  ['', 'Does not repeat'],
  ['day', 'Every day'],
  ['week', 'Every week'],
  ['month', 'Every month'],
] as const;
export type Rhythm = (typeof rhythms)[number][0];

/** A window of time, as the numbers of its ends. */
export interface Span {
  start: number;
  end: number;
}

/** More are made in several series. */
export const mostOccurrences = 60;

/** A window and its repetitions up to a day, that day included, at the same time of the reader's day. */
export function occurrencesOf(first: Span, rhythm: Rhythm, until: string): Span[] {
  if (!(first.start < first.end)) return [];
  if (rhythm === '') return [first];
  const end = endOf(until);
  const spans: Span[] = [];
  for (let count = 0; count < mostOccurrences; count++) {
    const start = occurrenceAt(first.start, rhythm, count);
    if (!(start < end)) break;
    // A night with a change of clocks is as many days long as any other.
    spans.push({ start, end: movedAlike(first, start) });
  }
  return spans;
}

/** The end of a day that a field holds; no number where it holds none. */
function endOf(until: string): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = until.split('-').map(Number);
  return startOfDay(new Date(year, month - 1, date).getTime(), 1);
}

/** Why a window and its repetitions come to nothing, at the field that is to be changed. */
export function timesProblem(first: Span, rhythm: Rhythm, until: string): Problem | undefined {
  const { start, end } = first;
  if (Number.isNaN(start)) return problemAt('start_time', 'Enter a date and a time.');
  if (Number.isNaN(end)) return problemAt('end_time', 'Enter a date and a time.');
  if (end <= start) return problemAt('end_time', 'Must be after the start.');
  if (rhythm === '') return undefined;
  const last = endOf(until);
  if (Number.isNaN(last)) return problemAt('until', 'Enter the last day.');
  return start < last ? undefined : problemAt('until', 'Must not be before the first day.');
}

function problemAt(field: string, message: string): Problem {
  const fields = { [field]: [{ code: 'invalid_value', message }] };
  return new Problem(422, { code: 'validation_failed', message, fields });
}

/** The end of a window that begins elsewhere: so many days later, at the same time of the day. */
function movedAlike(first: Span, start: number): number {
  const days = Math.round((startOfDay(first.end) - startOfDay(first.start)) / dayMilliseconds);
  const end = new Date(first.end);
  const day = new Date(startOfDay(start, days));
  return day.setHours(end.getHours(), end.getMinutes());
}

function occurrenceAt(start: number, rhythm: Exclude<Rhythm, ''>, count: number): number {
  const at = new Date(start);
  const [year, month, date] = [at.getFullYear(), at.getMonth(), at.getDate()];
  const time = [at.getHours(), at.getMinutes()] as const;
  if (rhythm === 'day') return new Date(year, month, date + count, ...time).getTime();
  if (rhythm === 'week') return new Date(year, month, date + 7 * count, ...time).getTime();
  // What begins on the 31st begins on the last day of a shorter month.
  const lastDate = new Date(year, month + count + 1, 0).getDate();
  return new Date(year, month + count, Math.min(date, lastDate), ...time).getTime();
}
