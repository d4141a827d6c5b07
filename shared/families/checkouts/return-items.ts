import type { Call } from '#shared/call.ts';
import { putHold } from '#shared/families/issues/holds.ts';
import { issue } from '#shared/families/issues/record.ts';
import { decideCondition } from '#shared/families/items/condition.ts';
import { itemChange } from '#shared/families/items/item-change.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { itemIdsOf } from '#shared/families/items/lines.ts';
import { countIssues } from '#shared/families/items/named-items.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { occurrenceTime } from '#shared/records/occurrence.ts';
import type { Current } from '#shared/records/read.ts';
import { joinWrites, type Transaction } from '#shared/records/transaction.ts';
import { newRecord } from '#shared/records/versions.ts';
import { insertion } from '#shared/records/writes.ts';
import { outstandingIds, timeOfReturn } from './checkout.ts';
import type { CheckIn } from './fields.ts';
import { occurrenceOf } from './later-checkouts.ts';
import type { ReturnedLine } from './operation-fields.ts';
import type { CheckoutRecord } from './record.ts';
import { type ReturnDetails, reportOf } from './return-details.ts';

/** The changes of a checkout by a return. The last return closes it. */
export function returnChanges(
  call: Call,
  before: CheckoutRecord,
  { iid, lines }: { iid: number[]; lines: readonly ReturnedLine[] },
  details: ReturnDetails,
): Partial<CheckoutRecord> {
  const { caller, now } = call;
  const { remarks, location_id, condition, byItem, issueId, issueIdsByItem } = details;
  const timeOf = (id: number) => occurrenceOf(call, before, id);
  // Those that went out again came back earlier than the others.
  const times = new Set(itemIdsOf({ iid, lines }).map(timeOf));
  const newCheckIns = [...times].map((occurred_at): CheckIn => {
    const own = iid.filter((id) => timeOf(id) === occurred_at);
    const ownLines = lines.filter(({ item_id }) => timeOf(item_id) === occurred_at);
    const isForSome = own.some((id) => !byItem.get(id)?.issue);
    return {
      at: now,
      occurred_at,
      by: caller.actor,
      iid: own,
      remarks,
      location_id,
      condition,
      issue_id: isForSome ? issueId : null,
      items: own.flatMap((id) => {
        const { condition: single = null, issue: singleIssue = null } = byItem.get(id) ?? {};
        if (single === null && singleIssue === null) return [];
        return [{ item_id: id, condition: single, issue_id: issueIdsByItem.get(id) ?? null }];
      }),
      ...(ownLines.length > 0 ? { lines: [...ownLines] } : {}),
    };
  });
  const checkins = [...before.checkins, ...newCheckIns];
  const recordAfter = { ...before, checkins };
  if (outstandingIds(recordAfter).length > 0) return { checkins };
  const ends = checkins.map((checkin) => timeOfReturn(before, checkin));
  return { checkins, status: 'closed', closed_at: ends.sort().at(-1) ?? now };
}

export function returnItems(
  call: Call,
  items: readonly Current<ItemRecord>[],
  entry: EntryDetails,
  details: ReturnDetails,
): Transaction {
  const parts = items.map((item) => {
    const { changes } = returnedItem(call, item, details);
    const { issueId } = reportOf(details, item.id);
    const naming = issueId === null ? {} : { naming: { resource: 'issue', id: issueId } as const };
    return itemChange(call, item, changes, { ...entry, ...naming });
  });
  return joinWrites(...parts);
}

/** A returned item, and the effect of the hold that an issue puts on it. */
function returnedItem(call: Call, item: ItemRecord, details: ReturnDetails) {
  const { issue: reportedIssue, issueId } = reportOf(details, item.id);
  const changes = placedItem(call, item, details);
  const isReleased = issueId === details.issueId && details.releasedIds?.has(item.id);
  if (issueId === null || isReleased || !reportedIssue?.autochange_condition) return { changes };
  const hold = {
    issue: { id: issueId, ...reportedIssue },
    by: call.caller.actor,
    now: occurrenceTime(call),
  };
  const { effect, changes: holdChanges } = putHold({ ...item, ...changes }, hold);
  return { changes: { ...changes, ...holdChanges }, effect };
}

/** A returned item goes to the given location, else home, else stays. */
function placedItem(call: Call, item: ItemRecord, details: ReturnDetails): Partial<ItemRecord> {
  const { location_id, remarks } = details;
  const { condition, issue: reportedIssue } = reportOf(details, item.id);
  // The hold of an issue is the whole change, so that closing the issue restores the condition.
  const isDecided = condition !== null && !reportedIssue?.autochange_condition;
  return {
    checkout_id: null,
    checked_out_at: null,
    due_time: null,
    holder_contact_id: null,
    holder_user_id: null,
    location_id: location_id ?? item.home_location_id ?? item.location_id,
    ...(isDecided
      ? decideCondition(item, { condition, remarks }, call.caller.actor, occurrenceTime(call))
      : {}),
  };
}

/** The writes of the issues that a return reports on items, with their effects on these. */
export function reportIssues(
  call: Call,
  items: readonly ItemRecord[],
  details: ReturnDetails,
): Transaction {
  const groups = Map.groupBy(items, ({ id }) => reportOf(details, id).issueId);
  const reports = [...groups].map(([issueId, ids]) => {
    const [first] = ids;
    if (issueId === null || !first) return {};
    const iid = ids.map(({ id }) => id);
    const condition_effects = ids.flatMap((one) => returnedItem(call, one, details).effect ?? []);
    const { occurredAt: occurred_at = null } = call;
    const content = { ...reportOf(details, first.id).issue, occurred_at, iid, condition_effects };
    const { record } = withSummaries(newRecord(call, issue, issueId, content), ids);
    return joinWrites(insertion(call, issue, record, details.remarks), {
      counters: countIssues(call, iid, ids, 1),
    });
  });
  return joinWrites(...reports);
}
