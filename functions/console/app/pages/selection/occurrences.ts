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
  const [year, month, date] = until.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return [first];
  const end = startOfDay(new Date(year, month - 1, date).getTime(), 1);
  const spans: Span[] = [];
  for (let count = 0; count < mostOccurrences; count++) {
    const start = repeated(first.start, rhythm, count);
    if (start >= end) break;
    // A night with a change of clocks is as many days long as any other.
    spans.push({ start, end: movedAlike(first, start) });
  }
  return spans;
}

/** The end of a window that begins elsewhere: so many days later, at the same time of the day. */
function movedAlike(first: Span, start: number): number {
  const days = Math.round((startOfDay(first.end) - startOfDay(first.start)) / dayMilliseconds);
  const end = new Date(first.end);
  const day = new Date(startOfDay(start, days));
  return day.setHours(end.getHours(), end.getMinutes());
}

function repeated(start: number, rhythm: Exclude<Rhythm, ''>, count: number): number {
  const at = new Date(start);
  const [year, month, date] = [at.getFullYear(), at.getMonth(), at.getDate()];
  const time = [at.getHours(), at.getMinutes()] as const;
  if (rhythm === 'day') return new Date(year, month, date + count, ...time).getTime();
  if (rhythm === 'week') return new Date(year, month, date + 7 * count, ...time).getTime();
  // What begins on the 31st begins on the last day of a shorter month.
  const lastDate = new Date(year, month + count + 1, 0).getDate();
  return new Date(year, month + count, Math.min(date, lastDate), ...time).getTime();
}
