import { isDeepStrictEqual } from 'node:util';
import { allOf, type RowCondition, type RowUpdate, type RowWrite } from '#shared/table/actions.ts';
import { type NamedRowKey, rowIdentity } from '#shared/table/rows.ts';
import { transactionRows } from '#shared/table/write.ts';
import type { TermChange } from './terms.ts';

/**
 * A counter that is spread over several rows, so that writes seldom conflict; only the sum matters. A transaction
 * uses one row for all such counters, chosen by the id of its record: neighbours never conflict.
 */
export interface StripedKey {
  stripes: number;
  /** The id of what is counted. */
  by: number;
  at: (stripe: number) => NamedRowKey;
}

/** An increment of a number, without a read. */
export interface Counter {
  key: NamedRowKey | StripedKey;
  attribute: string;
  /** A `bigint` for a bitmap. */
  delta: number | bigint;
  condition?: RowCondition;
  /** The counter in a row shared with others, which is used if a transaction has no space for its own row. */
  shared?: { key: NamedRowKey; attribute: string };
}

/** All writes of one transaction, before they become rows. */
export interface Transaction {
  writes: RowWrite[];
  counters: Counter[];
  terms: TermChange[];
}

export function joinWrites(...parts: readonly Partial<Transaction>[]): Transaction {
  return {
    writes: parts.flatMap(({ writes = [] }) => writes),
    counters: parts.flatMap(({ counters = [] }) => counters),
    terms: parts.flatMap(({ terms = [] }) => terms),
  };
}

/**
 * The rows of a transaction including its counters. A transaction may write a row only once, so the
 * counters of one row become one update, joined with any other update of that row. Where the rows and the
 * stored answer would be too many, counters share rows.
 */
export function withCounters({ writes = [], counters = [] }: Partial<Transaction>): RowWrite[] {
  const rows = rowsWith(writes, counters);
  if (rows.length < transactionRows) return rows;
  return rowsWith(
    writes,
    counters.map(({ shared, ...counter }) => ({ ...counter, ...shared })),
  );
}

function rowsWith(writes: readonly RowWrite[], counters: readonly Counter[]): RowWrite[] {
  const updates = new Map<string, RowUpdate>();
  const rows: RowWrite[] = writes.map((write) => {
    if (write.kind !== 'update') return write;
    const copy = { ...write };
    updates.set(rowIdentity(copy.key), copy);
    return copy;
  });
  const ofRows = assignCounters(counters);
  for (const [name, group] of Map.groupBy(ofRows, ({ key }) => rowIdentity(key))) {
    const add = sums(group);
    const conditions = distinct(group.flatMap(({ condition }) => (condition ? [condition] : [])));
    if (Object.keys(add).length === 0) continue;
    const update = updates.get(name);
    if (update) {
      update.add = { ...update.add, ...add };
      update.condition = allOf(...(update.condition ? [update.condition] : []), ...conditions);
    } else if (group[0]) {
      const condition = conditions.length > 0 ? { condition: allOf(...conditions) } : {};
      rows.push({ kind: 'update', key: group[0].key, add, ...condition });
    }
  }
  return rows;
}

export type RowCounter = Counter & { key: NamedRowKey };

/** Assigns each counter its row: those that are striped, a stripe of their own transaction. */
export function assignCounters(counters: readonly Counter[]): RowCounter[] {
  const [first] = counters.flatMap(({ key }) => ('by' in key ? [key.by] : []));
  return counters.map((counter) => {
    const { key } = counter;
    return { ...counter, key: 'by' in key ? key.at((first ?? 0) % key.stripes) : key };
  });
}

function sums(counters: readonly Counter[]): Record<string, number | bigint> {
  const groups = Map.groupBy(counters, ({ attribute }) => attribute);
  const sumByAttribute = [...groups].map(([attribute, group]) => [attribute, sum(group)] as const);
  return Object.fromEntries(sumByAttribute.filter(([, value]) => Number(value) !== 0));
}

function sum(counters: readonly Counter[]): number | bigint {
  const bits = counters.some(({ delta }) => typeof delta === 'bigint');
  if (bits) return counters.reduce((total, { delta }) => total + BigInt(delta), 0n);
  return counters.reduce((total, { delta }) => total + Number(delta), 0);
}

function distinct(conditions: readonly RowCondition[]): RowCondition[] {
  return conditions.filter(
    (condition, index) =>
      conditions.findIndex((one) => isDeepStrictEqual(one, condition)) === index,
  );
}
