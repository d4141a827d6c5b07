import type { Call } from '#shared/call.ts';
import { ApiError, mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import {
  listedItemProblems,
  readItems,
  replacementProblems,
} from '#shared/families/items/named-items.ts';
import type { EntryDetails } from '#shared/records/history.ts';
import { beforeFilter, facetFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { valueFilter } from '#shared/records/lists/value-filters.ts';
import { occurrenceProblems, withOccurredAt } from '#shared/records/occurrence.ts';
import { createRecord, updateRecord } from '#shared/records/operations.ts';
import { type Current, readForWrite } from '#shared/records/read.ts';
import { removeRecord } from '#shared/records/remove.ts';
import { bodyChanges } from '#shared/records/versions.ts';
import { answerUnchanged } from '#shared/records/view.ts';
import { noFiles } from '#shared/resources/files.ts';
import type { Content } from '#shared/resources/resource.ts';
import { hasCount } from '#shared/table/actions.ts';
import { indexes } from '#shared/table/indexes.ts';
import type { IssueCreate, IssueQuery, IssueStatusBody, IssueUpdate } from './fields.ts';
import { assertTransition, isOpen, openStatuses, statusChanges } from './issue.ts';
import { issueView } from './issue-view.ts';
import { type IssueRecord, issue } from './record.ts';
import { conditionsOfDeletedItems, touchItems } from './touch-items.ts';

export function listIssues(call: Call, query: IssueQuery) {
  return answerList(call, issueView, query, [
    ...partyFilters(call, issue, query),
    query.status && facetFilter(call, issue, [query.status]),
    valueFilter(call, issue, 'priority', query.priority),
    deadlineFilter(call, query.deadline_before),
    query.unsolved && openFilter(call),
    ...(query.overdue ? [openFilter(call), deadlineFilter(call, call.now)] : []),
  ]);
}

function openFilter(call: Call) {
  return facetFilter(call, issue, openStatuses);
}

function deadlineFilter(call: Call, before: string | undefined) {
  return beforeFilter(call, issue, indexes.issue.deadline, before, ({ deadline }) => deadline);
}

/** Reports an issue, which may have happened earlier. */
export function createIssue(originalCall: Call, body: IssueCreate) {
  const call = withOccurredAt(originalCall, body.occurred_at);
  return createRecord(call, issueView, body, () => readItems(call, body.iid), {
    problems: (_draft, { problems }) => mergeFields(occurrenceProblems(call), problems),
    decide: (draft, { read: { items } }) => {
      const entry = { action: 'create' } as const;
      const { record, transaction } = touchItems(call, undefined, draft, items, entry);
      return { ...withSummaries(record, items), ...transaction };
    },
  });
}

/** Writes the next version of an issue, and its effects on items. */
function changeIssue(
  call: Call,
  before: Current<IssueRecord>,
  changes: Partial<Content<IssueRecord>>,
  entry: Pick<EntryDetails, 'action' | 'remarks'>,
  assertState?: () => void,
) {
  const read = async (draft: IssueRecord) => {
    const named = await readItems(call, [...new Set([...before.iid, ...draft.iid])]);
    return {
      ...named,
      deletedConditions: await conditionsOfDeletedItems(call, draft, named.items),
    };
  };
  return updateRecord(call, issueView, before, changes, read, {
    entry,
    problems: (after, { problems }) =>
      mergeFields(
        listedItemProblems(changes.iid, problems),
        replacementProblems(before.iid, after.iid),
      ),
    decide: (draft, { read: { items, deletedConditions } }) => {
      assertState?.();
      const { record, transaction } = touchItems(
        call,
        before,
        draft,
        items,
        entry,
        deletedConditions,
      );
      return { ...withSummaries(record, items), ...transaction };
    },
  });
}

/**
 * Updates an open issue.
 * @throws ApiError `issue_closed`
 */
export async function updateIssue(call: Call, id: number, body: IssueUpdate) {
  const before = await readForWrite(call, issue, id);
  return changeIssue(call, before, bodyChanges(body), { action: 'update' }, () => {
    if (!isOpen(before)) throw new ApiError('issue_closed');
  });
}

/** Sets the status of an issue. Closing lifts its holds, reopening puts them back. */
export async function setIssueStatus(call: Call, id: number, body: IssueStatusBody) {
  const before = await readForWrite(call, issue, id);
  assertTransition(before.status, body.status);
  if (before.status === body.status) return answerUnchanged(call, issueView, before);
  const changes = statusChanges(before, body, call.caller.actor, call.now);
  return changeIssue(call, before, changes, { action: 'status', remarks: body.remarks });
}

/** Deletes an issue. An open one lifts its holds first. */
export async function removeIssue(call: Call, id: number) {
  const record = await readForWrite(call, issue, id);
  const { items } = await readItems(call, record.iid);
  const closedIssue = { ...record, status: 'closed' as const };
  const lifted = touchItems(call, record, closedIssue, items, { action: 'delete' });
  // A comment does not change the version of its issue; one that was added meanwhile would not be counted.
  const conditions = [hasCount('comments_count', record.comments_count)];
  return removeRecord(call, issue, record, {
    changes: { ...noFiles, condition_effects: lifted.record.condition_effects },
    conditions,
    extraWrites: lifted.transaction,
  });
}
