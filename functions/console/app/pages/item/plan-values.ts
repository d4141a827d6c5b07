import type { Problem } from '#console/api/problem.ts';
import type { Item, ItemCreate } from '#console/api/records.ts';
import { formatCount } from '#console/format-count.ts';
import { toNumberInput } from '#console/numbers.ts';
import { formatDate } from '#console/time.ts';
import { numberOf } from '#console/ui/form-values.ts';

export type Plan = Item['maintenance'][number];
type PlanInput = NonNullable<ItemCreate['maintenance']>[number];

export const planKinds = [
  ['inspection', 'Inspection'],
  ['calibration', 'Calibration'],
  ['maintenance', 'Maintenance'],
] as const;

/** A maintenance plan as the form holds it. */
export interface TypedPlan {
  key: number;
  name: string;
  kind: Plan['kind'];
  /** The interval, in days or check-outs. */
  every: string;
  unit: 'days' | 'checkouts';
  next_on: string;
}

let last = 0;

export function newTypedPlan(plan?: Plan): TypedPlan {
  last += 1;
  return {
    key: last,
    name: plan?.name ?? '',
    kind: plan?.kind ?? 'maintenance',
    every: plan ? toNumberInput(plan.every_days ?? plan.every_checkouts ?? 0) : '',
    unit: plan && plan.every_days === null ? 'checkouts' : 'days',
    next_on: plan?.next_on ?? '',
  };
}

/** The plans as the API takes them. */
export function plansBodyOf(plans: readonly TypedPlan[]): PlanInput[] {
  return plans.map(({ name, kind, every, unit, next_on }) => ({
    name,
    kind,
    every_days: unit === 'days' ? numberOf(every) : null,
    every_checkouts: unit === 'checkouts' ? numberOf(every) : null,
    next_on: next_on || null,
  }));
}

/** The problem of one field of one plan. */
export function planErrorOf(
  problem: Problem | undefined,
  index: number,
  name: string,
): string | undefined {
  const names = name === 'every' ? ['every_days', 'every_checkouts'] : [name];
  const problems = names.flatMap((one) => problem?.fields[`maintenance.${index}.${one}`] ?? []);
  const texts = problems.map(({ code, message }) =>
    code === 'required' ? 'Fill in this field.' : message,
  );
  return texts.join(' ') || undefined;
}

/** The problem of the plans as a whole. */
export function allPlansErrorOf(problem: Problem | undefined): string | undefined {
  const problems = problem?.fields.maintenance ?? [];
  return problems.map(({ message }) => message).join(' ') || undefined;
}

/** A plan in a few words, such as `Oil change due` and a date. */
export function planText(plan: Plan, checkouts: number): string {
  const { name, next_on, every_checkouts, checkouts_from } = plan;
  if (next_on !== null) return `${name} due ${formatDate(next_on)}`;
  const remaining = (checkouts_from ?? 0) + (every_checkouts ?? 0) - checkouts;
  return `${name} in ${formatCount(remaining, 'checkout')}`;
}
