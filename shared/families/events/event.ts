import type { Fields } from '#shared/errors.ts';
import type { EventRecord } from './record.ts';

/** Problems of an event as a whole: it must not end before it begins. */
export function eventProblems({ time, end_time: end }: EventRecord): Fields {
  if (end === null || end >= time) return {};
  const message = 'Must not be before the time of the event.';
  return { end_time: [{ code: 'end_before_start', message }] };
}
