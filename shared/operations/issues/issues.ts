import type { Call } from '#shared/call.ts';
import { isIssueOverdue } from '#shared/domain/issue.ts';
import { named } from '#shared/domain/names.ts';
import { readSummaries, summarise } from '#shared/operations/items/named-items.ts';
import {
  indexFilter,
  itemFilter,
  referenceFilter,
  searchFilter,
  selectionOf,
} from '#shared/records/lists/filters.ts';
import { readNames, referencesOf } from '#shared/records/references.ts';
import { answerList, type View } from '#shared/records/view.ts';
import { type IssueRecord, issue } from '#shared/resources/issue.ts';
import type { Issue, IssueQuery } from '#shared/schemas/issue.ts';

/** How issues are shown. */
export const issueView: View<IssueRecord, Issue> = {
  resource: issue,
  orders: { id: null, deadline: 'by-time', created_at: 'by-created' },
  show: async ({ caller, now }, records) => {
    const [names, summaries] = await Promise.all([
      readNames(caller, referencesOf(issue, records)),
      readSummaries(
        caller,
        records.map(({ iid }) => iid),
      ),
    ]);
    return records.map((record) => ({
      ...record,
      items: summarise(summaries, record.iid),
      overdue: isIssueOverdue(record, now),
      user: named(names, 'user', record.user_id),
      contact: named(names, 'contact', record.contact_id),
    }));
  },
};

/** A page of issues. */
export async function listIssues(call: Call, query: IssueQuery) {
  const { caller } = call;
  const selection = selectionOf<IssueRecord>([
    await searchFilter(caller, issue, query.q),
    itemFilter(caller, 'issue', query.item_id),
    referenceFilter(caller, issue, 'by-contact', query.contact_id),
    referenceFilter(caller, issue, 'by-user', query.user_id),
    query.status && indexFilter(caller, issue, 'by-state', [query.status]),
  ]);
  return answerList(call, issueView, query, selection);
}
