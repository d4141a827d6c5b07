import type { Call } from '#shared/call.ts';
import type { ResourceName } from '#shared/families.ts';
import { liveTotal, readTotals } from '#shared/records/live-ids.ts';
import { indexes } from '#shared/table/indexes.ts';
import { countPages, type RowQuery } from '#shared/table/read.ts';
import { partition } from '#shared/table/rows.ts';

/**
 * How many records changed since a time, and how many were deleted since. Counts what changed and
 * what did not, side by side, until one of them ends: a sync of everything costs as little as one of
 * the last hour.
 */
export async function countChanged(
  call: Call,
  resource: ResourceName,
  since: string,
  includesDeleted: boolean,
): Promise<number> {
  const { accountId } = call.caller;
  const totals = await readTotals(call, resource);
  const counted = [
    countSince(partition.records(accountId, resource), since, liveTotal(totals)),
    includesDeleted ? countSince(partition.deleted(accountId, resource), since, totals.deleted) : 0,
  ];
  return (await Promise.all(counted)).reduce((sum, count) => sum + count, 0);
}

async function countSince(pk: string, since: string, total: number): Promise<number> {
  const pagesOf = (range: NonNullable<RowQuery['range']>) =>
    countPages({ pk, index: indexes.record.updated, range, pageSize: 500, growth: 8 });
  const sides = [pagesOf({ from: since }), pagesOf({ before: since })] as const;
  let changed = 0;
  let unchanged = 0;
  for (;;) {
    const [{ value: after }, { value: before }] = await Promise.all([
      sides[0].next(),
      sides[1].next(),
    ]);
    changed += after?.count ?? 0;
    if (after?.isLast) return changed;
    unchanged += before?.count ?? 0;
    if (before?.isLast) return total - unchanged;
  }
}
