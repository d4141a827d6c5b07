import type { Answer, Call } from '#shared/call.ts';
import { liftHold, mergeEffects, putHold } from '#shared/domain/holds.ts';
import { isHolding, isOpen } from '#shared/domain/issue.ts';
import { countIssues, editItems, readItems } from '#shared/operations/items/named-items.ts';
import { commit } from '#shared/records/commit.ts';
import type { HistoryAction, Occasion } from '#shared/records/history.ts';
import {
  change,
  historyOf,
  insertion,
  newRecord,
  nextId,
  nextVersion,
  removal,
} from '#shared/records/records.ts';
import { examine, refuseProblems, sentReferences } from '#shared/records/references.ts';
import { joinPlans, type Plan } from '#shared/records/transaction.ts';
import { answerRecord } from '#shared/records/view.ts';
import type { ConditionEffect, IssueRecord } from '#shared/resources/issue.ts';
import { issue } from '#shared/resources/issue.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import type { Content } from '#shared/resources/resource.ts';
import type { Issue, IssueCreate } from '#shared/schemas/issue.ts';
import { issueView } from './issues.ts';

/** Opens an issue on items. */
export async function createIssue(call: Call, body: IssueCreate): Promise<Answer<Issue>> {
  const { caller } = call;
  const [examined, { items, fields }, id] = await Promise.all([
    examine(caller, { references: sentReferences(issue, body), claims: [] }),
    readItems(caller, body.iid),
    nextId(caller.accountId, 'issue'),
  ]);
  refuseProblems({ ...examined.fields, ...fields });
  const draft: IssueRecord = newRecord(call, issue, id, { ...issue.blank, ...body });
  const occasion = { action: 'create', resource: 'issue', resourceId: id } as const;
  const touched = touchItems(call, undefined, draft, items, occasion);
  const record = { ...draft, condition_effects: touched.effects };
  const plan = joinPlans(insertion(call, issue, record), touched.plan, {
    actions: [historyOf(call, issue, 'create', undefined, record)],
  });
  const answer = await answerRecord(call, issueView, record);
  return commit(call, plan, { ...answer, location: `/v1/issues/${id}` });
}

/** Judges what the changes of an issue refer to, items included. */
export async function judgeIssue(
  call: Call,
  changes: Partial<Content<IssueRecord>>,
): Promise<void> {
  const [examined, { fields }] = await Promise.all([
    examine(call.caller, { references: sentReferences(issue, changes), claims: [] }),
    readItems(call.caller, changes.iid ?? []),
  ]);
  refuseProblems({ ...examined.fields, ...fields });
}

/** Writes the next version of an issue, with what that does to its items. */
export async function commitIssue(
  call: Call,
  before: IssueRecord,
  changes: Partial<Content<IssueRecord>>,
  action: HistoryAction,
  remarks: string | null = null,
): Promise<Answer<Issue>> {
  const draft = nextVersion(call, before, changes);
  const iid = [...new Set([...before.iid, ...draft.iid])];
  const { items } = await readItems(call.caller, iid);
  const occasion = { action, resource: 'issue', resourceId: before.id, remarks } as const;
  const touched = touchItems(call, before, draft, items, occasion);
  const after = {
    ...draft,
    condition_effects: mergeEffects(before.condition_effects, touched.effects),
  };
  const plan = joinPlans(change(call, issue, before, after), touched.plan, {
    actions: [historyOf(call, issue, action, before, after, remarks)],
  });
  return commit(call, plan, await answerRecord(call, issueView, after));
}

/** Hides an issue: one that is open lets go of its items first. */
export async function removeIssue(call: Call, record: IssueRecord) {
  const { items } = await readItems(call.caller, record.iid);
  const occasion = { action: 'delete', resource: 'issue', resourceId: record.id } as const;
  const touched = touchItems(call, record, { ...record, status: 'closed' }, items, occasion);
  const plan = joinPlans(removal(call, issue, record), touched.plan, {
    actions: [historyOf(call, issue, 'delete', record, undefined)],
  });
  return commit(call, plan, { data: undefined });
}

/**
 * What a write of an issue does to the items that it names before or after: their counts of open
 * issues move, holds are put and lifted, and each gets an entry.
 */
function touchItems(
  call: Call,
  before: IssueRecord | undefined,
  after: IssueRecord,
  items: readonly ItemRecord[],
  occasion: Occasion,
): { plan: Plan; effects: ConditionEffect[] } {
  const { caller, now } = call;
  const effects = isHolding(after) ? deletedEffects(after, items) : [];
  const hold = { issue: { id: after.id, name: after.name }, by: caller.actor, now };
  const edits = editItems(
    call,
    items,
    (one) => {
      const held = before !== undefined && isHolding(before) && before.iid.includes(one.id);
      const holds = isHolding(after) && after.iid.includes(one.id);
      if (held === holds) return null;
      const old = before?.condition_effects.find(({ item_id }) => item_id === one.id);
      if (held && !old) return null;
      const outcome = held && old ? liftHold(one, old, hold) : putHold(one, hold);
      effects.push(outcome.effect);
      return outcome.changes;
    },
    occasion,
    { resource: 'issue', id: after.id },
  );
  const counted = before && isOpen(before) ? before.iid : [];
  const live = new Set(items.map(({ id }) => id));
  const counts = isOpen(after) ? after.iid.filter((id) => live.has(id)) : [];
  const counters = [
    ...countIssues(
      caller,
      counted.filter((id) => !counts.includes(id)),
      -1,
    ),
    ...countIssues(
      caller,
      counts.filter((id) => !counted.includes(id)),
      1,
    ),
  ];
  return { plan: joinPlans(edits, { counters }), effects };
}

/** An item may be deleted while an issue on it is closed; reopening cannot hold it again. */
function deletedEffects(after: IssueRecord, items: readonly ItemRecord[]): ConditionEffect[] {
  const found = new Set(items.map(({ id }) => id));
  return after.iid
    .filter((id) => !found.has(id))
    .map((id) => {
      const from =
        after.condition_effects.find(({ item_id }) => item_id === id)?.from ?? 'operative';
      return { item_id: id, from, applied: false, restored: false, reason: 'deleted' };
    });
}
