import type { Call } from '#shared/call.ts';
import type { FieldCode, FieldProblems } from '#shared/errors.ts';
import { reportDays } from '#shared/limits.ts';
import { addSeconds, formatInstant } from '#shared/time.ts';

export const maxReportAgeSeconds = reportDays * 24 * 60 * 60;
/** Clocks of devices differ. */
export const clockToleranceSeconds = 5 * 60;

/** A call with when it happened, if its body says so. */
export function withOccurredAt<C extends Call>(call: C, occurredAt: string | null): C {
  return occurredAt === null ? call : { ...call, occurredAt };
}

/** When what a call reports happened: now, unless it says otherwise. */
export function occurrenceTime({ occurredAt, now }: Pick<Call, 'occurredAt' | 'now'>): string {
  return occurredAt ?? now;
}

/** Problems of when it happened: at most 7 days before the request arrived, or 5 minutes after. */
export function occurrenceProblems({ occurredAt, arrivedAt }: Call): FieldProblems {
  if (occurredAt === undefined) return {};
  const arrival = formatInstant(arrivedAt);
  if (occurredAt > addSeconds(arrival, clockToleranceSeconds)) {
    return problem('too_late', 'Must be at most 5 minutes in the future.');
  }
  if (occurredAt < addSeconds(arrival, -maxReportAgeSeconds)) {
    return problem('too_early', `Must be at most ${reportDays} days ago.`);
  }
  return {};
}

/** Whether a call reports what happened before now, and not too long ago. */
export function isReportedLate(call: Call): boolean {
  const { occurredAt, now } = call;
  const isPast = occurredAt !== undefined && occurredAt < now;
  return isPast && Object.keys(occurrenceProblems(call)).length === 0;
}

function problem(code: FieldCode, message: string): FieldProblems {
  return { occurred_at: [{ code, message }] };
}
