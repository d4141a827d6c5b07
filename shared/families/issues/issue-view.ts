import { summariesOfRecords } from '#shared/families/items/item-summaries.ts';
import { showWithItems } from '#shared/families/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import type { Issue } from './fields.ts';
import { isIssueOverdue } from './issue.ts';
import { type IssueRecord, issue } from './record.ts';

export const issueView = {
  resource: issue,
  storedSummaries: summariesOfRecords,
  show: showWithItems<IssueRecord, Issue>(issue, (shown, record, _items, now) => {
    return { ...shown, overdue: isIssueOverdue(record, now) };
  }),
} satisfies View<IssueRecord, Issue>;
