import type { Call } from '#shared/call.ts';
import type { FieldCode, FieldProblem, Fields } from '#shared/errors.ts';
import { addSeconds } from '#shared/time.ts';
import type { EventRecord } from './record.ts';

/** The kinds of events that say whether an item may be used. */
const examinations: readonly string[] = ['inspection', 'calibration', 'maintenance'];

/**
 * Problems of an event as a whole: it must not end before it begins. An examination is at most a day
 * ahead, since one that is only planned would move what is due; no other event has a result.
 */
export function eventProblems(event: EventRecord, { now }: Pick<Call, 'now'>): Fields {
  const { kind, time, end_time: end } = event;
  const isExamination = examinations.includes(kind);
  return {
    ...(end === null || end >= time
      ? {}
      : { end_time: [problem('end_before_start', 'Must not be before the time of the event.')] }),
    ...(isExamination && time > addSeconds(now, 24 * 60 * 60)
      ? { time: [problem('too_late', 'Must be at most a day ahead.')] }
      : {}),
    ...resultProblems(event),
  };
}

/** Only an examination has a result. */
export function resultProblems({ kind, result }: Pick<EventRecord, 'kind' | 'result'>): Fields {
  if (result === null || examinations.includes(kind)) return {};
  return { result: [problem('invalid_value', `Only for ${examinations.join(', ')}.`)] };
}

function problem(code: FieldCode, message: string): FieldProblem {
  return { code, message };
}
