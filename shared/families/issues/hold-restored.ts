import type { Call } from '#shared/call.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { liveIdsNaming } from '#shared/records/ids-in-index.ts';
import { type Current, readLinked } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { nextVersion } from '#shared/records/versions.ts';
import { change, unchangedCheck } from '#shared/records/writes.ts';
import { mergeEffects, putHold } from './holds.ts';
import { isHolding, isOpen, openStatuses } from './issue.ts';
import { type IssueRecord, issue } from './record.ts';

/**
 * The changes of a deleted item when it is restored: issues that were reopened meanwhile put it on hold. The
 * writes store the hold on these issues, and fail if another issue puts the item on hold.
 */
export async function holdRestored(
  call: Call,
  item: ItemRecord,
): Promise<{ changes: Partial<ItemRecord>; transaction: Transaction }> {
  let changes: Partial<ItemRecord> = {};
  const parts = (await readOpenIssues(call, item)).map((one) => {
    if (!isHolding(one)) return { writes: [unchangedCheck(call, issue, one)] };
    const context = { issue: one, by: call.caller.actor, now: call.now };
    const outcome = putHold({ ...item, ...changes }, context);
    changes = { ...changes, ...outcome.changes };
    const condition_effects = mergeEffects(one.condition_effects, [outcome.effect]);
    const after = nextVersion<IssueRecord>(call, one, { condition_effects });
    const cause = { resource: 'item', id: item.id } as const;
    return change(call, issue, one, after, { action: 'update', cause });
  });
  return { changes, transaction: joinWrites(...parts) };
}

async function readOpenIssues(
  call: Call,
  { id, open_issues_count }: ItemRecord,
): Promise<Current<IssueRecord>[]> {
  if (open_issues_count === 0) return [];
  const ids = await liveIdsNaming(call, id, 'issue', openStatuses);
  const issues = await readLinked(call, issue, [...ids]);
  return issues.filter((one) => isOpen(one) && one.iid.includes(id));
}
