import type { PlanInput } from '#shared/families/items/plan-fields.ts';
import type { CellReader } from './cells.ts';
import { type DatesReader, readDate } from './dates.ts';
import { splitList } from './list-cells.ts';

/** `Annual check: inspection every 365 days, next on 2027-05-01` */
const planPattern =
  /^(?<name>.+?) *: *(?<kind>\w+) +every +(?<count>\d+) +(?<unit>day|check-?out)s?(?:,? +next +on +(?<next>.+))?$/i;

/**
 * Reads the maintenance plans of an item, separated by semicolons. Any other text becomes a plan with only
 * a name, and the service says what it lacks.
 */
export const readPlans: CellReader = (text, { dateOrder }) =>
  splitList(text).map((part): Partial<Record<keyof PlanInput, string | number>> => {
    const { name, kind, count, unit, next } = planPattern.exec(part)?.groups ?? {};
    if (name === undefined || kind === undefined) return { name: part };
    return {
      name,
      kind: kind.toLowerCase(),
      [unit?.toLowerCase() === 'day' ? 'every_days' : 'every_checkouts']: Number(count),
      ...(next === undefined ? {} : { next_on: readDate(next, dateOrder) }),
    };
  });

/** The days of maintenance plans, as they are written. */
export const datesOfPlans: DatesReader = (text) =>
  splitList(text).flatMap((part) => planPattern.exec(part)?.groups?.next ?? []);

/**
 * The plans of a row, and the stored plans reduced to the same fields, to be compared. A plan without a day
 * keeps the stored one.
 */
export function comparablePlans(plans: readonly object[], stored: unknown): [unknown, unknown] {
  const knownPlans: unknown[] = Array.isArray(stored) ? stored : [];
  const comparable = knownPlans.map((plan, index) => {
    const fields = new Map(Object.entries(plan ?? {}));
    const entries = Object.entries(plans[index] ?? {});
    return Object.fromEntries(
      entries.map(([field, value]) => [
        field,
        field === 'next_on' && value === null ? null : fields.get(field),
      ]),
    );
  });
  return [plans, comparable];
}
