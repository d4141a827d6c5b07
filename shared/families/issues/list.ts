import type { Call } from '#shared/call.ts';
import { beforeFilter, facetFilter } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import { valueFilter } from '#shared/records/lists/value-filters.ts';
import { indexes } from '#shared/table/indexes.ts';
import { type IssueQuery, issueStatuses } from './fields.ts';
import { isOpen } from './issue.ts';
import { issueView } from './issue-view.ts';
import { issue } from './record.ts';

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
  const open = issueStatuses.filter((status) => isOpen({ status }));
  return facetFilter(call, issue, open);
}

function deadlineFilter(call: Call, before: string | undefined) {
  return beforeFilter(call, issue, indexes.issue.deadline, before, ({ deadline }) => deadline);
}
