import type { Call } from '#shared/call.ts';
import type { FieldCode, FieldProblem, FieldProblems } from '#shared/errors.ts';
import { findMaintenancePlan } from '#shared/families/items/maintenance-plans.ts';
import { examinationKinds } from '#shared/families/items/plan-fields.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { addSeconds } from '#shared/time.ts';
import type { EventRecord } from './record.ts';

const examinations: readonly string[] = examinationKinds;

/**
 * Problems of an event as a whole: it must not end before it begins, and no event but an examination has
 * a result.
 */
export function eventProblems(event: EventRecord, call: Pick<Call, 'now'>): FieldProblems {
  const { kind, time, end_time: end } = event;
  const isExamination = examinations.includes(kind);
  return {
    ...(end === null || end >= time
      ? {}
      : { end_time: [problem('end_before_start', 'Must not be before the time of the event.')] }),
    ...(isTooFarAhead(event, call)
      ? { time: [problem('too_late', 'Must be at most 1 day in the future.')] }
      : {}),
    ...resultProblems(event),
    ...(event.plan === null || isExamination ? {} : { plan: [onlyExaminations()] }),
  };
}

/** Whether an examination is over a day ahead: one that is only planned would move what is due. */
export function isTooFarAhead(
  { kind, time }: Pick<EventRecord, 'kind' | 'time'>,
  { now }: Pick<Call, 'now'>,
): boolean {
  return examinations.includes(kind) && time > addSeconds(now, 24 * 60 * 60);
}

/** Problems of the items of a plan: each has it, of the kind of the event. */
export function planProblems(
  { plan: name, kind }: Pick<EventRecord, 'plan' | 'kind'>,
  items: readonly ItemRecord[],
): FieldProblems {
  if (name === null || !examinations.includes(kind)) return {};
  const problems = items.flatMap((item): FieldProblem[] => {
    const plan = findMaintenancePlan(item, name);
    const detail = { item_id: item.id };
    if (!plan) {
      return [{ ...problem('not_found', `Item ${item.id} has no plan “${name}”.`), ...detail }];
    }
    if (plan.kind === kind) return [];
    const message = `“${plan.name}” of item ${item.id} is of the kind ${plan.kind}.`;
    return [{ ...problem('invalid_value', message), ...detail }];
  });
  return { plan: problems };
}

/** Only an examination has a result. */
export function resultProblems({
  kind,
  result,
}: Pick<EventRecord, 'kind' | 'result'>): FieldProblems {
  if (result === null || examinations.includes(kind)) return {};
  return { result: [onlyExaminations()] };
}

function onlyExaminations(): FieldProblem {
  const kinds = `${examinations.slice(0, -1).join(', ')} or ${examinations.at(-1)}`;
  return problem('invalid_value', `Must be omitted, unless kind is ${kinds}.`);
}

function problem(code: FieldCode, message: string): FieldProblem {
  return { code, message };
}
