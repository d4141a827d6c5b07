import { isIssueOverdue } from '#shared/domain/issue.ts';
import { recallItems } from '#shared/operations/items/remembered-items.ts';
import { showWithItems } from '#shared/operations/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { type IssueRecord, issue } from '#shared/resources/issue.ts';
import type { Issue } from '#shared/schemas/issue.ts';

export const issueView = {
  resource: issue,
  recall: recallItems,
  show: showWithItems<IssueRecord, Issue>(issue, (shown, record, _items, now) => {
    return { ...shown, overdue: isIssueOverdue(record, now) };
  }),
} satisfies View<IssueRecord, Issue>;
