import type { Key, Row } from './rows.ts';

/** What has to hold of a row: names as `#name`, values as `:name`. */
export interface Condition {
  expression: string;
  values?: Record<string, unknown>;
}

export interface UpdateAction {
  kind: 'update';
  key: Key;
  set?: Record<string, unknown>;
  remove?: string[];
  /** Numbers to add; an absent attribute counts as 0. */
  add?: Record<string, number>;
  condition?: Condition;
}

/** One row of a transaction. */
export type Action =
  | { kind: 'put'; row: Row; condition?: Condition }
  | UpdateAction
  | { kind: 'delete'; key: Key; condition?: Condition }
  | { kind: 'check'; key: Key; condition: Condition };

/** No row may stand there yet. */
export const absent: Condition = { expression: 'attribute_not_exists(#pk)' };

/** The row has the version that the decision was made on. */
export function hasVersion(version: number): Condition {
  return { expression: '#version = :version', values: { version } };
}

/** All of the conditions. */
export function allOf(...conditions: Condition[]): Condition {
  return {
    expression: conditions.map(({ expression }) => `(${expression})`).join(' AND '),
    values: Object.assign({}, ...conditions.map(({ values }) => values ?? {})),
  };
}

interface Expression {
  update: string;
  condition: string | undefined;
  names: Record<string, string>;
  values: Record<string, unknown>;
}

type Parts = Pick<UpdateAction, 'set' | 'remove' | 'add' | 'condition'>;

/** The expressions of DynamoDB for an update and its condition, every name behind a placeholder. */
export function expressionOf({ set = {}, remove = [], add = {}, condition }: Parts): Expression {
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
  ].join(' ');
  for (const [placeholder, name] of condition?.expression.matchAll(/#(\w+)/g) ?? []) {
    if (name) names[placeholder] = name;
  }
  for (const [name, value] of Object.entries(condition?.values ?? {})) values[`:${name}`] = value;
  return { update, condition: condition?.expression, names, values };
}
