import type { Call } from '#shared/call.ts';
import type { ConditionEffect } from '#shared/families/issues/fields.ts';
import { putHold } from '#shared/families/issues/holds.ts';
import { issue } from '#shared/families/issues/record.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { countIssues, editItems } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { outstandingOf } from './checkout.ts';
import type { CheckoutCheckIn } from './operation-fields.ts';
import type { CheckoutRecord } from './record.ts';

/** The details of a return, without its items. */
export type Return = Omit<CheckoutCheckIn, 'iid'>;

/** The changes of a checkout by a return. The last return closes it. */
export function returnChanges(
  { caller, now }: Call,
  before: CheckoutRecord,
  iid: number[],
  { remarks, location_id, condition }: Return,
  issue_id: number | null,
): Partial<CheckoutRecord> {
  const called = { at: now, by: caller.actor, iid, remarks, location_id, condition, issue_id };
  const checkins = [...before.checkins, called];
  const isLast = outstandingOf({ ...before, checkins }).length === 0;
  return { checkins, ...(isLast ? { status: 'closed', closed_at: now } : {}) };
}

/** The items of one checkout, and the occasion of their return. */
export interface ReturnedItems {
  items: readonly Current<ItemRecord>[];
  occasion: Occasion;
}

/** The writes of returned items, with the effects of an issue that is reported for them. */
export function returnItems(
  call: Call,
  groups: readonly ReturnedItems[],
  body: Return,
  issueId: number | null,
): { writes: Transaction; effects: ConditionEffect[] } {
  const { issue: reported } = body;
  const hold =
    issueId !== null && reported?.autochange_condition
      ? { issue: { id: issueId, ...reported }, by: call.caller.actor, now: call.now }
      : undefined;
  const returnOf = (item: ItemRecord) => {
    const returned = returnedItem(call, item, body);
    if (!hold) return { changes: returned, effects: [] };
    const { effect, changes } = putHold({ ...item, ...returned }, hold);
    return { changes: { ...returned, ...changes }, effects: [effect] };
  };
  const items = groups.flatMap((group) => group.items);
  const returns = new Map(items.map((item) => [item.id, returnOf(item)]));
  const naming = issueId === null ? {} : { naming: { resource: 'issue', id: issueId } as const };
  const edits = groups.map((group) =>
    editItems(call, group.items, ({ id }) => returns.get(id)?.changes ?? {}, {
      ...group.occasion,
      ...naming,
    }),
  );
  const effects = [...returns.values()].flatMap((one) => one.effects);
  return { writes: joinWrites(...edits), effects };
}

/** A returned item goes to the given location, else home, else stays. */
function returnedItem(
  { caller, now }: Call,
  item: ItemRecord,
  { location_id, condition, remarks, issue: reported }: Return,
): Partial<ItemRecord> {
  // The hold of an issue is the whole change, so that closing the issue restores the condition.
  const isDecided = condition !== null && !reported?.autochange_condition;
  return {
    checkout_id: null,
    checked_out_at: null,
    due_time: null,
    holder_contact_id: null,
    holder_user_id: null,
    location_id: location_id ?? item.home_location_id ?? item.location_id,
    ...(isDecided ? decideCondition(item, { condition, remarks }, caller.actor, now) : {}),
  };
}

/** The writes of the issue that a return reports for all its items. */
export function reportIssue(
  call: Call,
  id: number,
  items: readonly ItemRecord[],
  report: Return['issue'],
  condition_effects: ConditionEffect[],
): Transaction {
  const iid = items.map((item) => item.id);
  const draft = newRecord(call, issue, id, { ...report, iid, condition_effects });
  const { record } = withSummaries(draft, items);
  return joinWrites(insertion(call, issue, record), { counters: countIssues(call, iid, 1) });
}
