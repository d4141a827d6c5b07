import type { NamedRowKey, Row, RowKey } from './rows.ts';

/** What has to hold of a row: names as `#name`, values as `:name`. */
export interface RowCondition {
  expression: string;
  values?: Record<string, unknown>;
}

export interface RowUpdate {
  kind: 'update';
  key: NamedRowKey;
  set?: Record<string, unknown>;
  remove?: string[];
  /** Numbers to add, an absent attribute counting as 0; or words to add to a set. */
  add?: Record<string, number | bigint | ReadonlySet<string>>;
  /** Words to take out of a set. */
  take?: Record<string, ReadonlySet<string>>;
  condition?: RowCondition;
  /** What the row takes afterwards, where that may be much. */
  bytes?: number;
}

/** What a transaction does with one row. */
export type RowWrite =
  | { kind: 'put'; row: Row; condition?: RowCondition }
  | RowUpdate
  | { kind: 'delete'; key: RowKey; condition?: RowCondition }
  | { kind: 'check'; key: RowKey; condition: RowCondition };

/** No row may stand there yet. */
export const absent: RowCondition = { expression: 'attribute_not_exists(#pk)' };

/** A row has to stand there. */
export const exists: RowCondition = { expression: 'attribute_exists(#pk)' };

/** The row has the version that the decision was made on. */
export function atVersion(version: number): RowCondition {
  return { expression: '#version = :version', values: { version } };
}

/** A count is 0, or was never moved. */
export function atZero(attribute: string): RowCondition {
  return {
    expression: `attribute_not_exists(#${attribute}) OR #${attribute} = :zero`,
    values: { zero: 0 },
  };
}

/** A count is as it was read, where one that was never moved counts as 0. */
export function hasCount(attribute: string, count: number): RowCondition {
  if (count === 0) return atZero(attribute);
  return { expression: `#${attribute} = :count`, values: { count } };
}

/** All conditions at once. Each keeps values of its own, whatever it calls them. */
export function allOf(...conditions: readonly RowCondition[]): RowCondition {
  const parts = conditions.map(({ expression, values = {} }, place) => ({
    expression: `(${expression.replace(/:(\w+)/g, (name) => `${name}_${place}`)})`,
    values: Object.entries(values).map(([name, value]) => [`${name}_${place}`, value] as const),
  }));
  return {
    expression: parts.map(({ expression }) => expression).join(' AND '),
    values: Object.fromEntries(parts.flatMap(({ values }) => values)),
  };
}

interface Expressions {
  update: string;
  condition: string | undefined;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

type Parts = Pick<RowUpdate, 'set' | 'remove' | 'add' | 'take' | 'condition'>;

/** The expressions of DynamoDB for an update and its condition, every name behind a placeholder. */
export function expressionsOf({
  set = {},
  remove = [],
  add = {},
  take = {},
  condition,
}: Parts): Expressions {
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
