import type { PlanInput } from '#shared/families/items/plan-fields.ts';
import type { CellReader } from './cells.ts';
import { type DatesReader, readDate } from './dates.ts';

/** `Annual check: inspection every 365 days, next on 2027-05-01` */
const planPattern =
  /^(?<name>.+?) *: *(?<kind>\w+) +every +(?<count>\d+) +(?<unit>day|check-?out)s?(?:,? +next +on +(?<next>.+))?$/i;

/**
 * Reads the maintenance plans of an item, parted by semicolons. What is written otherwise becomes the
 * name of a plan without more, of which the service says what it lacks.
 */
export const readPlans: CellReader = (text, { dateOrder }) =>
  plansIn(text).map((part): Partial<Record<keyof PlanInput, string | number>> => {
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
  plansIn(text).flatMap((part) => planPattern.exec(part)?.groups?.next ?? []);

function plansIn(text: string): string[] {
  const parts = text.split(';').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/**
 * The plans of a row, and what its record has of each field of them. Without a day of its own a plan
 * keeps the one that it has.
 */
export function plansBeside(plans: readonly object[], stored: unknown): [unknown, unknown] {
  const known: unknown[] = Array.isArray(stored) ? stored : [];
  const shown = known.map((plan, index) => {
    const fields = new Map(Object.entries(plan ?? {}));
    const entries = Object.entries(plans[index] ?? {});
    return Object.fromEntries(
      entries.map(([field, value]) => [
        field,
        field === 'next_on' && value === null ? null : fields.get(field),
      ]),
    );
  });
  return [plans, shown];
}
