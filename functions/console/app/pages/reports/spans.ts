import { formatDayMonth, startOfDay } from '#console/time.ts';

/** A part of the time that a report is about, in milliseconds since 1970. */
export interface Span {
  start: number;
  end: number;
  /** As an axis has it. */
  label: string;
  /** As a sentence has it. */
  name: string;
}

const monthName = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric' });

/** The last weeks up to the end of today, in the reader's zone; each is named by its first day. */
export function lastWeeks(now: number, count: number): Span[] {
  return Array.from({ length: count }, (_, index) => {
    const days = 1 - 7 * (count - index);
    const start = startOfDay(now, days);
    const label = formatDayMonth(start);
    return { start, end: startOfDay(now, days + 7), label, name: `the week of ${label}` };
  });
}

/** The last calendar months with the present one, in the reader's zone. */
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
