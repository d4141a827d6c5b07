import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import { type Row, rowKey, storedAs } from '#shared/table/rows.ts';
import type { FieldValue } from './values.ts';

/** The values that an item is to be counted with, since one of its versions. */
export interface ValueTarget {
  accountId: number;
  id: number;
  version: number;
  values: FieldValue[];
  isDeleted: boolean;
}

/** The counted values of an item: those of a version, or some of them while the next is being counted. */
interface CountedValues {
  item_version: number;
  values: FieldValue[];
  version: number;
}

export interface CountChange {
  accountId: number;
  value: FieldValue;
  delta: 1 | -1;
}

export function countedKey({ accountId, id }: Pick<ValueTarget, 'accountId' | 'id'>) {
  return rowKey.itemCounted(accountId, id);
}

/**
 * The next step of an item towards a target: at most `max` changes of counts, the write that records them, and
 * whether they are all. Undefined if this version is counted already. `end` is when the row of a deleted item
 * expires (TTL, in seconds since 1970).
 */
export function nextStep(target: ValueTarget, row: Row | undefined, max: number, end: number) {
  const counts = countedOf(row);
  if (counts.item_version >= target.version) return undefined;
  const all = movesTo(target, counts.values);
  const moves = all.slice(0, max);
  const isAll = moves.length === all.length;
  const after = {
    item_version: isAll ? target.version : counts.item_version,
    values: isAll ? target.values : afterMoves(counts.values, moves),
    version: counts.version + 1,
    ...(isAll && target.isDeleted ? { expires_at: end } : {}),
  };
  const condition = counts.version === 0 ? absent : atVersion(counts.version);
  const write: RowWrite = { kind: 'put', row: { ...countedKey(target), ...after }, condition };
  return { moves, isAll, write };
}

function movesTo(
  { accountId, values }: ValueTarget,
  fieldValues: readonly FieldValue[],
): CountChange[] {
  const [old, now] = [new Set(fieldValues), new Set(values)];
  return [
    ...[...old.difference(now)].map((value): CountChange => ({ accountId, value, delta: -1 })),
    ...[...now.difference(old)].map((value): CountChange => ({ accountId, value, delta: 1 })),
  ];
}

function afterMoves(values: readonly FieldValue[], moves: readonly CountChange[]): FieldValue[] {
  const after = new Set(values);
  for (const { value, delta } of moves) {
    if (delta > 0) after.add(value);
    else after.delete(value);
  }
  return [...after];
}

function countedOf(row: Row | undefined): CountedValues {
  // Only `nextStep` writes these rows, so they are not parsed again.
  return row ? storedAs<Row & CountedValues>(row) : { item_version: 0, values: [], version: 0 };
}
