import type { Call } from '#shared/call.ts';
import { facetFilter, searchFilters, selectionOf } from '#shared/records/lists/filters.ts';
import { answerList } from '#shared/records/lists/list.ts';
import { partyFilters } from '#shared/records/lists/party-filters.ts';
import type { IssueQuery } from './fields.ts';
import { issueView } from './issue-view.ts';
import { issue } from './record.ts';

export function listIssues(call: Call, query: IssueQuery) {
  const selection = selectionOf(call, issue, [
    ...searchFilters(call, issue, query.q),
    ...partyFilters(call, issue, query),
    query.status && facetFilter(call, issue, [query.status]),
  ]);
  return answerList(call, issueView, query, selection);
}
