import { isDeepStrictEqual } from 'node:util';
import { type Action, allOf, type Condition, type UpdateAction } from '#shared/table/actions.ts';
import type { Key } from '#shared/table/rows.ts';
import type { WordChange } from './words.ts';

/** A number that many writers move, without reading it before. */
export interface Counter {
  key: Key;
  attribute: string;
  delta: number;
  /** What has to hold of the row for the counter to move. */
  condition?: Condition;
}

/** All that one write does, before it is laid out as one transaction. */
export interface Plan {
  actions: Action[];
  counters: Counter[];
  words: WordChange[];
}

/** One plan that does what all of these do. */
export function joinPlans(...plans: Partial<Plan>[]): Plan {
  return {
    actions: plans.flatMap(({ actions = [] }) => actions),
    counters: plans.flatMap(({ counters = [] }) => counters),
    words: plans.flatMap(({ words = [] }) => words),
  };
}

/**
 * The actions of a plan with its counters put in. A transaction may name a row once, so counters
 * of one row become one update, and join the update that the plan makes of that row anyway.
 */
export function withCounters({ actions, counters }: Plan): Action[] {
  const rows = new Map<string, UpdateAction>();
  const result: Action[] = actions.map((action) => {
    if (action.kind !== 'update') return action;
    const copy = { ...action };
    rows.set(`${copy.key.pk}\n${copy.key.sk}`, copy);
    return copy;
  });
  for (const [name, group] of Map.groupBy(counters, ({ key }) => `${key.pk}\n${key.sk}`)) {
    const add = sums(group);
    const conditions = distinct(group.flatMap(({ condition }) => (condition ? [condition] : [])));
    if (Object.keys(add).length === 0) continue;
    const update = rows.get(name);
    if (update) {
      update.add = { ...update.add, ...add };
      update.condition = allOf(...(update.condition ? [update.condition] : []), ...conditions);
    } else if (group[0]) {
      const condition = conditions.length > 0 ? { condition: allOf(...conditions) } : {};
      result.push({ kind: 'update', key: group[0].key, add, ...condition });
    }
  }
  return result;
}

function sums(counters: readonly Counter[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { attribute, delta } of counters) sum[attribute] = (sum[attribute] ?? 0) + delta;
  // Adding 0 creates the attribute, which is what a counter that starts wants.
  return Object.fromEntries(
    Object.entries(sum).filter(
      ([name, value]) =>
        value !== 0 || counters.every((one) => one.attribute !== name || !one.delta),
    ),
  );
}

function distinct(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(
    (condition, index) =>
      conditions.findIndex((one) => isDeepStrictEqual(one, condition)) === index,
  );
}
