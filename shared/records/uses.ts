import { allOf, hasCount, type RowWrite } from '#shared/table/actions.ts';
import type { NamedRowKey, Row } from '#shared/table/rows.ts';
import type { Counter } from './transaction.ts';

/** Rows over which the use counts of one location or contact are spread: one takes some 50 transactions a second. */
const stripes = 16;

/**
 * The rows that count what uses a record, a location or a contact. Only their sum counts, and one of
 * them may go below 0. A mark in each closes them, so that nothing begins to use a record that is
 * being deleted.
 */
export interface UseRows {
  at: (stripe: number) => NamedRowKey;
  /** The attribute of the mark. */
  closed: string;
}

export function useKeys({ at }: UseRows): NamedRowKey[] {
  return Array.from({ length: stripes }, (_, stripe) => at(stripe));
}

/** A change of a count by the record with the id `by`. A new use fails where the rows are closed. */
export function useCounter(
  { at, closed }: UseRows,
  { attribute, by, delta }: { attribute: string; by: number; delta: 1 | -1 },
): Counter {
  const key = { stripes, by, at };
  if (delta < 0) return { key, attribute, delta };
  const condition = { expression: `attribute_not_exists(#${closed})` };
  return { key, attribute, delta, condition };
}

/** Closes rows whose counts have not changed since they were read. */
export function closeUnused(
  uses: UseRows,
  attributes: readonly string[],
  read: readonly Row[],
): RowWrite[] {
  return useKeys(uses).map((key) => {
    const row = read.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    const counts = attributes.map((name) => hasCount(name, Number(row?.[name] ?? 0)));
    const set = { entity: key.entity, [uses.closed]: true };
    return { kind: 'update', key, set, remove: [...attributes], condition: allOf(...counts) };
  });
}

/** Closes rows, or opens them again, whatever they count. */
export function setClosed(uses: UseRows, isClosed: boolean): RowWrite[] {
  return useKeys(uses).map((key): RowWrite => {
    if (!isClosed) return { kind: 'update', key, remove: [uses.closed] };
    return { kind: 'update', key, set: { entity: key.entity, [uses.closed]: true } };
  });
}

export function sumOf(rows: readonly Row[], attribute: string): number {
  return rows.reduce((sum, row) => sum + Number(row[attribute] ?? 0), 0);
}
