import {
  type CountChange,
  countedKey,
  nextStep,
  type ValueTarget,
} from '#shared/families/items/counted-values.ts';
import { item } from '#shared/families/items/record.ts';
import {
  countValue,
  valueCountOf,
  valueKey,
  valueRow,
} from '#shared/families/items/value-counts.ts';
import { valuesOf } from '#shared/families/items/values.ts';
import { commitRows, retryOnConflict } from '#shared/records/commit.ts';
import { fromRow } from '#shared/records/row.ts';
import { absent, atVersion, type RowWrite } from '#shared/table/actions.ts';
import type { RowChange } from '#shared/table/image.ts';
import { accountOfPartition } from '#shared/table/key-parts.ts';
import { findRowsByKey } from '#shared/table/read.ts';
import { rowIdentity } from '#shared/table/rows.ts';
import { idOf } from '#shared/table/sort-key.ts';

/** A transaction has at most 100 rows and 4 MB (AWS); the counted values of an item may take 60 KB. */
const maxRows = 90;
const maxItems = 40;
const day = 24 * 60 * 60;
/** In seconds; the stream repeats nothing that is older than a day (AWS). */
const retentionSeconds = 7 * day;

/**
 * Counts what items have in the fields that are listed by value. A row of each item says what was counted of
 * it, and is written in one transaction with the counts: however often the stream repeats a write, it counts
 * once, and an old one no longer counts.
 */
export async function countValues(changes: readonly RowChange[], now: number): Promise<void> {
  const end = Math.ceil(now / 1000) + retentionSeconds;
  // Only the last of several writes to an item counts.
  const targets = new Map(
    changes.flatMap((change) => {
      const target = targetOf(change);
      return target ? [[rowIdentity(countedKey(target)), target] as const] : [];
    }),
  );
  let remaining = [...targets.values()];
  while (remaining.length > 0) {
    const targetsLeft = remaining;
    remaining = await retryOnConflict(() => countSome(targetsLeft, end));
  }
}

/** The values of an item after a write; undefined if the write does not change them. */
function targetOf({ before, after }: RowChange): ValueTarget | undefined {
  const row = after ?? before;
  if (row?.entity !== item.name) return undefined;
  const [old, now] = [before, after].map((one) => one && fromRow(item, one));
  const values = now ? valuesOf(now) : [];
  if (new Set(old ? valuesOf(old) : []).symmetricDifference(new Set(values)).size === 0) return;
  return {
    accountId: accountOfPartition(row.pk),
    id: idOf(row.sk),
    // A deletion is a version of its own.
    version: now?.version ?? (old?.version ?? 0) + 1,
    values,
    isDeleted: now === undefined,
  };
}

/** Counts as many items as fit into one transaction. Returns those that are left. */
async function countSome(targets: readonly ValueTarget[], end: number): Promise<ValueTarget[]> {
  const firstTargets = targets.slice(0, maxItems);
  const countedRows = await findRowsByKey(firstTargets.map(countedKey), { consistent: true });
  const writes: RowWrite[] = [];
  const moves: CountChange[] = [];
  let isFull = false;
  const remaining = firstTargets.filter((target) => {
    const freeRows = maxRows - writes.length - moves.length - 1;
    isFull ||= freeRows <= 0;
    if (isFull) return true;
    const step = nextStep(target, countedRows(countedKey(target)), freeRows, end);
    if (!step) return false;
    writes.push(step.write);
    moves.push(...step.moves);
    return !step.isAll;
  });
  if (writes.length > 0) await commitRows([...writes, ...(await countWrites(moves, end))]);
  return [...remaining, ...targets.slice(maxItems)];
}

/** The writes of the counts that some changes move. */
async function countWrites(moves: readonly CountChange[], end: number): Promise<RowWrite[]> {
  const keyOf = ({ accountId, value }: CountChange) => valueKey(accountId, value);
  const rows = await findRowsByKey(moves.map(keyOf), { consistent: true });
  const groups = Map.groupBy(moves, (move) => rowIdentity(keyOf(move)));
  return [...groups.values()].flatMap(([first, ...others]): RowWrite[] => {
    if (!first) return [];
    const key = keyOf(first);
    const before = valueCountOf(rows(key));
    const after = [first, ...others].reduce(
      (count, { value, delta }) => countValue(count, value, delta),
      before,
    );
    const condition = before.version === 0 ? absent : atVersion(before.version);
    return [{ kind: 'put', row: valueRow(key, after, end), condition }];
  });
}
