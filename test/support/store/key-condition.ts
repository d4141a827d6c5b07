import type { Image } from './rows.ts';
import type { TableSchema } from './schema.ts';
import type { CallOf } from './wire.ts';

/** The condition of a query on the keys of its rows. */
interface KeyCondition {
  partition: string;
  /** The attribute that the rows are sorted by. */
  sort: string;
  holds: (row: Image) => boolean;
}

type QueryInput = CallOf<'Query'>['input'];

/** The condition of a query: the partition, and at most one comparison of the sort attribute. */
export function keyConditionOf(input: QueryInput, schema: TableSchema): KeyCondition {
  const { KeyConditionExpression: expression = '', IndexName: index } = input;
  const value = (name = '') => input.ExpressionAttributeValues?.[name]?.S ?? '';
  const [, partition, operator = '', low, high] = pattern.exec(expression) ?? [];
  if (partition === undefined) throw new Error(`This layer cannot read "${expression}".`);
  const sort = index === undefined ? schema.sort : (schema.indexes.get(index)?.sort ?? '');
  const holds = (row: Image) => {
    const text = row[sort]?.S;
    if (row[schema.partition]?.S !== value(partition) || text === undefined) return false;
    return comparisons[operator]?.(text, value(low), value(high)) ?? true;
  };
  return { partition: value(partition), sort, holds };
}

const pattern = /^#?\w+ = (:\w+)(?: AND #?\w+ (=|<=|<|>=|>|BETWEEN) (:\w+)(?: AND (:\w+))?)?$/;

const comparisons: Record<string, (text: string, low: string, high: string) => boolean> = {
  '=': (text, value) => text === value,
  '<': (text, value) => compareBytes(text, value) < 0,
  '<=': (text, value) => compareBytes(text, value) <= 0,
  '>': (text, value) => compareBytes(text, value) > 0,
  '>=': (text, value) => compareBytes(text, value) >= 0,
  BETWEEN: (text, low, high) => compareBytes(text, low) >= 0 && compareBytes(text, high) <= 0,
};

/** The order of the store: by the bytes of UTF-8. */
export function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
