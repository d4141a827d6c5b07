import { startOfDay } from '#console/time.ts';

/** The days that the time line shows. */
export interface Range {
  first: number;
  days: number;
}

export const endOf = ({ first, days }: Range) => startOfDay(first, days);

export const daysOf = ({ first, days }: Range): number[] =>
  Array.from({ length: days }, (_, index) => startOfDay(first, index));

export function classOfDay(day: number): string {
  const weekday = new Date(day).getDay();
  const isWeekend = weekday === 0 || weekday === 6;
  const isToday = day === startOfDay(Date.now());
  return [isToday ? 'today' : '', isWeekend ? 'weekend' : ''].filter(Boolean).join(' ');
}

/** The position of a time in the range, from 0 to 1. All days are equally wide, though some have 23 or 25 hours. */
function shareOf(range: Range, at: number): number {
  const days = daysOf(range);
  const index = days.findLastIndex((day) => day <= at);
  const day = days[index];
  if (day === undefined) return 0;
  const shareOfDay = (at - day) / (startOfDay(day, 1) - day);
  return Math.min(1, (index + shareOfDay) / range.days);
}

/** The position of a window on a track, as CSS. */
export function positionOf(range: Range, start: number, end: number) {
  const [left, right] = [shareOf(range, start), shareOf(range, end)];
  return { left: `${left * 100}%`, width: `${(right - left) * 100}%` };
}

/** The day of the range at a horizontal position on a track. */
export function dayAt(range: Range, track: Element, x: number): number {
  const { left, width } = track.getBoundingClientRect();
  const day = Math.floor(((x - left) / width) * range.days);
  return Math.min(range.days - 1, Math.max(0, day));
}
