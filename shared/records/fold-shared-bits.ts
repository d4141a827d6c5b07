import { allOf, type RowCondition, type RowWrite } from '#shared/table/actions.ts';
import { isShared } from '#shared/table/key-parts.ts';
import { mapInParallel } from '#shared/table/map-in-parallel.ts';
import { findRows } from '#shared/table/read.ts';
import { type NamedRowKey, namedKey, type Row, type RowKey } from '#shared/table/rows.ts';
import { transact } from '#shared/table/write.ts';
import { type SharedBits, sharedBitsOf } from './live-bits.ts';

/** The shared rows of bitmaps that a transaction writes. */
export function sharedKeysOf(writes: readonly RowWrite[]): NamedRowKey[] {
  return writes.flatMap((write) =>
    write.kind === 'update' && write.key.entity === 'count' && isShared(write.key) ? write.key : [],
  );
}

/**
 * Moves the bits of shared rows to the rows of their stripes. Otherwise a bit that was added in one row and
 * subtracted in the other would make both numbers grow without end.
 */
export async function foldSharedBits(keys: readonly RowKey[]): Promise<void> {
  await mapInParallel(await findRows(keys, { consistent: true }), foldRow);
}

async function foldRow(row: Row): Promise<void> {
  const bits = sharedBitsOf(row);
  if (bits.length === 0) return;
  const stripes = Map.groupBy(bits, ({ sk }) => sk);
  await transact([
    ...[...stripes].map(([sk, own]): RowWrite => {
      const add = Object.fromEntries(own.map(({ attribute, value }) => [attribute, value]));
      return { kind: 'update', key: namedKey('count', row.pk, sk), add };
    }),
    {
      kind: 'update',
      key: namedKey('count', row.pk, row.sk),
      remove: bits.map(({ name }) => name),
      condition: allOf(...bits.map(unchangedSinceRead)),
    },
  ]);
}

function unchangedSinceRead({ name, value }: SharedBits): RowCondition {
  return { expression: `#${name} = :bits`, values: { bits: value } };
}
