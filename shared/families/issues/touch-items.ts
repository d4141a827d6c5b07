import type { Call } from '#shared/call.ts';
import {
  countIssues,
  editItems,
  exceedsTransaction,
  type ItemEdit,
  readDeletedConditions,
} from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { occurrenceTime } from '#shared/records/occurrence.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import type { ConditionEffect } from './fields.ts';
import { liftHold, mergeEffects, putHold } from './holds.ts';
import { isHolding, isOpen } from './issue.ts';
import type { IssueRecord } from './record.ts';

/**
 * The effects of an issue's write on its items before and after: counts of open issues, holds and
 * history entries. If too many items change for one transaction, those that stay get no history entry.
 */
export function touchItems(
  call: Call,
  before: IssueRecord | undefined,
  after: IssueRecord,
  items: readonly Current<ItemRecord>[],
  entry: Pick<EntryDetails, 'action' | 'remarks'>,
  deletedConditions: ReadonlyMap<number, ItemRecord['condition']> = new Map(),
): { record: IssueRecord; transaction: Transaction } {
  const own = { resource: 'issue', id: after.id } as const;
  const context = { issue: after, by: call.caller.actor, now: occurrenceTime(call) };
  const effects = deletedEffects(deletedConditions);
  const isFull = before !== undefined && exceedsTransaction(countExchange(before.iid, after.iid));
  const edit = (item: ItemRecord): ItemEdit => {
    const [wasNamed, isNamed] = [
      before?.iid.includes(item.id) === true,
      after.iid.includes(item.id),
    ];
    const otherTouch = isFull && wasNamed && isNamed ? 'unchanged' : 'note-only';
    const hadHold = before !== undefined && isHolding(before) && wasNamed;
    const hasHold = isHolding(after) && isNamed;
    if (hadHold === hasHold) return otherTouch;
    const old = before?.condition_effects.find(({ item_id }) => item_id === item.id);
    if (hadHold && !old) return otherTouch;
    const outcome = hadHold && old ? liftHold(item, old, context) : putHold(item, context);
    effects.push(outcome.effect);
    return outcome.changes ?? otherTouch;
  };
  const edits = editItems(call, items, edit, { ...entry, cause: own, naming: own });
  const counters = openIssueCounters(call, before, after, items);
  const condition_effects = mergeEffects(before?.condition_effects ?? [], effects);
  return {
    record: { ...after, condition_effects },
    transaction: joinWrites(edits, { counters }),
  };
}

/** How many items a write adds or removes, and how many stay. */
function countExchange(before: readonly number[], after: readonly number[]) {
  const staying = new Set(before).intersection(new Set(after)).size;
  return { changing: before.length + after.length - 2 * staying, staying };
}

function openIssueCounters(
  call: Call,
  before: IssueRecord | undefined,
  after: IssueRecord,
  items: readonly ItemRecord[],
) {
  const countedOn = (issue: IssueRecord | undefined) => (issue && isOpen(issue) ? issue.iid : []);
  const [old, now] = [countedOn(before), countedOn(after)];
  const removedIds = old.filter((id) => !now.includes(id));
  const addedIds = now.filter((id) => !old.includes(id));
  return [...countIssues(call, removedIds, items, -1), ...countIssues(call, addedIds, items, 1)];
}

/** An item that was deleted while the issue was closed cannot be held again. */
function deletedEffects(
  conditions: ReadonlyMap<number, ItemRecord['condition']>,
): ConditionEffect[] {
  return [...conditions].map(([id, from]) => {
    return { item_id: id, from, applied: false, restored: false, reason: 'deleted' };
  });
}

/** The conditions of the items that an issue cannot hold, as they were deleted while it was closed. */
export async function conditionsOfDeletedItems(
  call: Call,
  after: IssueRecord,
  items: readonly ItemRecord[],
): Promise<Map<number, ItemRecord['condition']>> {
  if (!isHolding(after)) return new Map();
  const liveIds = new Set(items.map(({ id }) => id));
  const deletedIds = after.iid.filter((id) => !liveIds.has(id));
  const conditions = await readDeletedConditions(call, deletedIds);
  // A purged item has no condition any more.
  const earlier = new Map(after.condition_effects.map(({ item_id, from }) => [item_id, from]));
  return new Map(
    deletedIds.map((id) => [id, conditions.get(id) ?? earlier.get(id) ?? 'operative']),
  );
}
