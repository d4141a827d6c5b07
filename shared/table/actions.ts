import type { NamedRowKey, Row, RowKey } from './rows.ts';

/** A condition on a row: names as `#name`, values as `:name`. */
export interface RowCondition {
  expression: string;
  values?: Record<string, unknown>;
}

export interface RowUpdate {
  kind: 'update';
  key: NamedRowKey;
  set?: Record<string, unknown>;
  remove?: string[];
  /** Numbers to add (an absent attribute counts as 0), or strings to add to a set. */
  add?: Record<string, number | bigint | ReadonlySet<string>>;
  /** Strings to remove from a set. */
  take?: Record<string, ReadonlySet<string>>;
  condition?: RowCondition;
  /** The size of the row afterwards, where it may be large. */
  bytes?: number;
}

/** One row's action in a transaction. */
export type RowWrite =
  | { kind: 'put'; row: Row; condition?: RowCondition }
  | RowUpdate
  | { kind: 'delete'; key: RowKey; condition?: RowCondition }
  | { kind: 'check'; key: RowKey; condition: RowCondition };

export const absent: RowCondition = { expression: 'attribute_not_exists(#pk)' };

export const exists: RowCondition = { expression: 'attribute_exists(#pk)' };

/** The row must be of a kind: a purged record has the key and the version of the deleted one. */
export function ofEntity(entity: string): RowCondition {
  return { expression: '#entity = :entity', values: { entity } };
}

/** The row must have the version that was read. */
export function atVersion(version: number): RowCondition {
  return { expression: '#version = :version', values: { version } };
}

/** A count must be 0 or absent. */
export function atZero(attribute: string): RowCondition {
  return {
    expression: `attribute_not_exists(#${attribute}) OR #${attribute} = :zero`,
    values: { zero: 0 },
  };
}

/** A count must be as it was read; an absent one counts as 0. */
export function hasCount(attribute: string, count: number): RowCondition {
  if (count === 0) return atZero(attribute);
  return { expression: `#${attribute} = :count`, values: { count } };
}

/** Joins conditions. Each has value placeholders of its own, so that names may collide. */
export function allOf(...conditions: readonly RowCondition[]): RowCondition {
  const parts = conditions.map(({ expression, values = {} }, index) => ({
    expression: `(${expression.replace(/:(\w+)/g, (name) => `${name}_${index}`)})`,
    values: Object.entries(values).map(([name, value]) => [`${name}_${index}`, value] as const),
  }));
  return {
    expression: parts.map(({ expression }) => expression).join(' AND '),
    values: Object.fromEntries(parts.flatMap(({ values }) => values)),
  };
}

/** DynamoDB's expressions for an update and its condition, with a placeholder for every name. */
export function expressionsOf({
  set = {},
  remove = [],
  add = {},
  take = {},
  condition,
}: Partial<RowUpdate>) {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const clause = (keyword: string, terms: string[]) =>
    terms.length > 0 ? [`${keyword} ${terms.join(', ')}`] : [];
  const assign = (entries: Record<string, unknown>, prefix: string, operator: string) =>
    Object.entries(entries).map(([name, value]) => {
      names[`#${name}`] = name;
      values[`:${prefix}${name}`] = value;
      return `#${name}${operator}:${prefix}${name}`;
    });
  const update = [
    ...clause('SET', assign(set, 'set_', ' = ')),
    ...clause(
      'REMOVE',
      remove.map((name) => {
        names[`#${name}`] = name;
        return `#${name}`;
      }),
    ),
    ...clause('ADD', assign(add, 'add_', ' ')),
    ...clause('DELETE', assign(take, 'take_', ' ')),
  ].join(' ');
  for (const [placeholder, name] of condition?.expression.matchAll(/#(\w+)/g) ?? []) {
    if (name) names[placeholder] = name;
  }
  for (const [name, value] of Object.entries(condition?.values ?? {})) values[`:${name}`] = value;
  return { update, condition: condition?.expression, names, values };
}
