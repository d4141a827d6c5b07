import { formatDayMonth, startOfDay } from '#console/time.ts';

/** A period that a report divides its time into, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
  /** The label on an axis. */
  label: string;
  /** The name within a sentence. */
  name: string;
}

const monthName = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });

/** The last weeks up to the end of today, in the user's zone, each named after its first day. */
export function lastWeeks(now: number, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => {
    const days = 1 - 7 * (count - index);
    const start = startOfDay(now, days);
    const label = formatDayMonth(start);
    return { start, end: startOfDay(now, days + 7), label, name: `the week of ${label}` };
  });
}

/** The last calendar months including the present one, in the user's zone. */
export function lastMonths(now: number, count: number): Span[] {
  const today = new Date(now);
  const monthAt = (index: number) =>
    new Date(today.getFullYear(), today.getMonth() - count + 1 + index).getTime();
  return Array.from({ length: count }, (_, index) => {
    const start = monthAt(index);
    const label = monthName.format(start);
    return { start, end: monthAt(index + 1), label, name: label };
  });
}
