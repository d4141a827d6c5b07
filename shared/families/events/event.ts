import type { Fields } from '#shared/errors.ts';
import type { EventRecord } from './record.ts';

/** What is wrong with an event as a whole: it may not end before it begins. */
export function eventProblems({ time, end_time: end }: EventRecord): Fields {
  if (end === null || end >= time) return {};
  const message = 'Must not be before the time of the event.';
  return { end_time: [{ code: 'end_before_start', message }] };
}
