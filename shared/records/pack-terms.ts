import type { ResourceName } from '#shared/families.ts';
import {
  absent,
  allOf,
  atVersion,
  exists,
  type RowCondition,
  type RowWrite,
} from '#shared/table/actions.ts';
import { packedRange } from '#shared/table/packed-rows.ts';
import { findRow, queryRows } from '#shared/table/read.ts';
import { partition, type Row, rowKey, termOfKey } from '#shared/table/rows.ts';
import { idDigits, idOf } from '#shared/table/sort-key.ts';
import { termPartition } from '#shared/table/term-partition.ts';
import { ConditionsFailed, transact } from '#shared/table/write.ts';
import { IdSet } from './id-set.ts';
import { idsInPacked, packIds } from './packed-ids.ts';

/** Rows that are packed in one transaction, beside the row that they are packed in (AWS: 100). */
const rowsAtOnce = 99;
/** So many rows of 60 bytes are read for three units, whatever else a list reads. */
export const leastRows = 200;

/** The term of a value, of the records of a kind in an account. */
export interface ValueTerm {
  account: number;
  resource: ResourceName;
  term: string;
}

/**
 * Packs the ids of a value, if at least so many have rows of their own: bits take the place of the
 * rows, in one transaction, so that a list by a value that many have reads little. What another write
 * changed meanwhile is left to the next time.
 */
export async function packTerm(value: ValueTerm, least = leastRows): Promise<void> {
  const rows = await rowsOf(value);
  if (rows.length < least) return;
  const ranges = Map.groupBy(rows, ({ sk }) => packedRange(idOf(sk))).values();
  try {
    for (const range of ranges) await packRange(value, range);
  } catch (error) {
    if (!(error instanceof ConditionsFailed)) throw error;
  }
}

/** The rows of the ids that have the value, or had it; those with a mark say neither. */
async function rowsOf({ account, resource, term }: ValueTerm): Promise<Row[]> {
  const pk = partition.terms(account, resource, termPartition(term));
  const rows = await queryRows({ pk, range: { beginsWith: `${term}#` }, consistent: true });
  return rows.filter(({ sk, mark }) => {
    const { term: own, rest } = termOfKey(sk);
    return own === term && rest.length === idDigits && mark === undefined;
  });
}

async function packRange({ account, resource, term }: ValueTerm, rows: readonly Row[]) {
  const [first] = rows;
  if (!first) return;
  const key = rowKey.packedIds(account, resource, term, idOf(first.sk));
  const packed = await findRow(key, { consistent: true });
  let ids = packed ? idsInPacked(packed) : new IdSet();
  let version = Number(packed?.version ?? 0);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const [removed, added] = [true, false].map(
      (isRemoved) =>
        new IdSet(
          some.filter((row) => (row.removed !== undefined) === isRemoved).map(({ sk }) => idOf(sk)),
        ),
    );
    ids = IdSet.union([ids, added ?? ids]).difference(removed ?? new IdSet());
    await transact([
      {
        kind: 'put',
        row: { ...key, ids: packIds(key.sk, ids), version: version + 1 },
        condition: version === 0 ? absent : atVersion(version),
      },
      ...some.map((row): RowWrite => ({ kind: 'delete', key: row, condition: unchanged(row) })),
    ]);
    version += 1;
  }
}

/** The row must be as it was read. */
function unchanged({ version }: Row): RowCondition {
  const isUnmarked: RowCondition = { expression: 'attribute_not_exists(#mark)' };
  if (version !== undefined) return allOf(atVersion(Number(version)), isUnmarked);
  const isFresh: RowCondition = { expression: 'attribute_not_exists(#version)' };
  return allOf(exists, isFresh, isUnmarked);
}
