import { allOf, hasCount, type RowWrite } from '#shared/table/actions.ts';
import type { NamedRowKey, Row } from '#shared/table/rows.ts';
import type { Counter } from './transaction.ts';

/** Rows over which the use counts of one location or contact are spread: one takes some 50 transactions a second. */
const stripes = 16;
/** The stripe of the shared rows. */
export const sharedUseStripe = stripes;

/**
 * The rows that count what uses a record, a location or a contact. Only their sum counts, and one of
 * them may go below 0. A mark in each closes them, so that nothing begins to use a record that is
 * being deleted.
 */
export interface UseRows {
  at: (stripe: number) => NamedRowKey;
  /** The row that a transaction writes when it has no space for the others. */
  shared?: NamedRowKey;
  /** The attribute of the mark. */
  closed: string;
}

/** The keys of all rows of a record's uses. */
export function keysOfUses({ at, shared }: UseRows): NamedRowKey[] {
  const striped = Array.from({ length: stripes }, (_, stripe) => at(stripe));
  return shared ? [...striped, shared] : striped;
}

/** A change of a count by the record with the id `by`. A new use fails where the rows are closed. */
export function counterOfUse(
  { at, shared, closed }: UseRows,
  { attribute, by, delta }: { attribute: string; by: number; delta: 1 | -1 },
): Counter {
  const counter: Counter = {
    key: { stripes, by, at },
    attribute,
    delta,
    ...(shared ? { shared: { key: shared, attribute } } : {}),
  };
  if (delta < 0) return counter;
  return { ...counter, condition: { expression: `attribute_not_exists(#${closed})` } };
}

/** Closes rows whose counts have not changed since they were read. */
export function closeUnused(
  uses: UseRows,
  attributes: readonly string[],
  read: readonly Row[],
): RowWrite[] {
  return keysOfUses(uses).map((key) => {
    const row = read.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    const counts = attributes.map((name) => hasCount(name, Number(row?.[name] ?? 0)));
    const set = { entity: key.entity, [uses.closed]: true };
    return { kind: 'update', key, set, remove: [...attributes], condition: allOf(...counts) };
  });
}

/** Closes rows, or opens them again, whatever they count. */
export function setClosed(uses: UseRows, isClosed: boolean): RowWrite[] {
  return keysOfUses(uses).map((key): RowWrite => {
    if (!isClosed) return { kind: 'update', key, remove: [uses.closed] };
    return { kind: 'update', key, set: { entity: key.entity, [uses.closed]: true } };
  });
}

/** The count in an attribute, summed over the rows of a record's uses. */
export function sumOfUses(rows: readonly Row[], attribute: string): number {
  return rows.reduce((sum, row) => sum + Number(row[attribute] ?? 0), 0);
}
