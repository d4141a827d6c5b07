import type { ResourceName } from '#shared/families.ts';
import {
  absent,
  allOf,
  atVersion,
  exists,
  type RowCondition,
  type RowWrite,
} from '#shared/table/actions.ts';
import { termOfKey, termRange } from '#shared/table/key-parts.ts';
import { isPackedRange, packedMark } from '#shared/table/packed-rows.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { type NamedRowKey, partition, type Row, rowKey } from '#shared/table/rows.ts';
import { idOf, isIdKey } from '#shared/table/sort-key.ts';
import { termPartition } from '#shared/table/term-partition.ts';
import { ConditionsFailed, transact, transactIf } from '#shared/table/write.ts';
import { IdSet } from './id-set.ts';
import { idsInPacked, packIds } from './packed-ids.ts';

/** Rows deleted in one transaction, besides the check of the row that they are packed in (AWS: 100). */
const rowsAtOnce = 99;
/** Fewer rows than this are not packed: 200 rows of 60 bytes are read for only three units. */
export const minRows = 200;

/** The term of a value, of the records of a kind in an account. */
interface ValueTerm {
  account: number;
  resource: ResourceName;
  term: string;
}

/**
 * Packs the ids of a value, if at least `min` of them have rows of their own: bits replace the rows, so that
 * a list by a common value reads little. Rows that another write has changed in the meantime wait for the next run.
 */
export async function packTerm(value: ValueTerm, min = minRows): Promise<void> {
  // Read before the rows: if another run packs them in between, the version has changed and this run fails.
  const packedRows = new Map((await readPacked(value)).map((row) => [row.sk, row]));
  const rows = await readRows(value);
  if (rows.length < min) return;
  const ranges = Map.groupBy(rows, ({ sk }) => keyOf(value, sk).sk);
  try {
    for (const [sk, range] of ranges) await packRange(value, range, packedRows.get(sk));
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
  }
}

/** Deletes the row of a value that a record does not have, on a condition, and its id from the packed ones. */
export async function removeValue(
  value: ValueTerm,
  row: Row,
  condition: RowCondition,
): Promise<void> {
  // A run that packs many rows now may have read an earlier one of the id. It fails if they are packed already.
  await packTerm(value);
  const key = keyOf(value, row.sk);
  const packedRow = await findRow(key, { consistent: true });
  // If another write comes first, the next run finds what is left.
  await transactIf([
    { kind: 'delete', key: row, condition },
    packedRow ? withoutId(packedRow, idOf(row.sk)) : { kind: 'check', key, condition: absent },
  ]);
}

function withoutId(packedRow: Row, id: number): RowWrite {
  const version = Number(packedRow.version);
  const ids = idsInPacked(packedRow).difference(new IdSet([id]));
  const row = { ...packedRow, ids: packIds(packedRow.sk, ids), version: version + 1 };
  return { kind: 'put', row, condition: atVersion(version) };
}

async function readPacked(value: ValueTerm): Promise<Row[]> {
  const rows = await readBehind(value, packedMark);
  return rows.filter(({ sk }) => isPackedRange(termOfKey(sk).rest));
}

/** The rows of the ids that have the value, or had it; not those with a mark, which say neither. */
async function readRows(value: ValueTerm): Promise<Row[]> {
  const rows = await readBehind(value, '');
  return rows.filter(({ sk, mark }) => isIdKey(termOfKey(sk).rest) && mark === undefined);
}

/** The rows of the term whose keys continue with `rest`; another value may begin with this one. */
async function readBehind({ account, resource, term }: ValueTerm, rest: string): Promise<Row[]> {
  const pk = partition.terms(account, resource, termPartition(term));
  const rows = await queryRows({ pk, range: termRange(term, rest), consistent: true });
  return rows.filter(({ sk }) => termOfKey(sk).term === term);
}

/** The row that the id of another one is packed in. */
function keyOf({ account, resource, term }: ValueTerm, sk: string): NamedRowKey {
  return rowKey.packedIds(account, resource, term, idOf(sk));
}

/**
 * Packs the rows of a range of ids, and then deletes them. Rows take precedence over packed ids, so a list that
 * reads between the two steps finds the same ids as before.
 */
async function packRange(value: ValueTerm, rows: readonly Row[], packedRow: Row | undefined) {
  const key = keyOf(value, rows[0]?.sk ?? '');
  const version = Number(packedRow?.version ?? 0);
  const before = packedRow ? idsInPacked(packedRow) : new IdSet();
  const isRemoved = ({ removed }: Row) => removed !== undefined;
  const addedIds = idsOf(rows.filter((row) => !isRemoved(row)));
  const ids = IdSet.union([before, addedIds]).difference(idsOf(rows.filter(isRemoved)));
  const row = { ...key, ids: packIds(key.sk, ids), version: version + 1 };
  const condition = version === 0 ? absent : atVersion(version);
  await transact([{ kind: 'put', row, condition }]);
  const checkUnchanged: RowWrite = { kind: 'check', key, condition: atVersion(version + 1) };
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const deletions = rows
      .slice(start, start + rowsAtOnce)
      .map((one): RowWrite => ({ kind: 'delete', key: one, condition: unchangedSinceRead(one) }));
    await transact([checkUnchanged, ...deletions]);
  }
}

const idsOf = (rows: readonly Row[]) => new IdSet(rows.map(({ sk }) => idOf(sk)));

/** Fails if the row was written after it was read. */
function unchangedSinceRead({ version, removed }: Row): RowCondition {
  const had = removed === undefined ? 'attribute_not_exists' : 'attribute_exists';
  const sameMarks: RowCondition = {
    expression: `attribute_not_exists(#mark) AND ${had}(#removed)`,
  };
  if (version !== undefined) return allOf(atVersion(Number(version)), sameMarks);
  const withoutVersion: RowCondition = { expression: 'attribute_not_exists(#version)' };
  return allOf(exists, withoutVersion, sameMarks);
}
