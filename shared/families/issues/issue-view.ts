import { summariesOfRecords } from '#shared/families/items/item-summaries.ts';
import { mainPictures } from '#shared/families/items/main-pictures.ts';
import { showWithItems } from '#shared/families/items/summaries.ts';
import type { View } from '#shared/records/view.ts';
import { Issue } from './fields.ts';
import { isIssueOverdue } from './issue.ts';
import { type IssueRecord, issue } from './record.ts';

const showIssues = showWithItems<IssueRecord, Issue>(
  issue,
  (shownRecord, record, _items, { now }) => {
    const { main_picture_id, main_picture_file, ...rest } = shownRecord;
    return { ...rest, overdue: isIssueOverdue(record, now), main_picture: null };
  },
);

export const issueView = {
  resource: issue,
  schema: Issue,
  storedSummaries: summariesOfRecords,
  show: async (call, records, knownRecords) => {
    const [issues, pictures] = await Promise.all([
      showIssues(call, records, knownRecords),
      mainPictures(call, 'issue', records),
    ]);
    return issues.map((one) => ({ ...one, main_picture: pictures.get(one.id) ?? null }));
  },
} satisfies View<IssueRecord, Issue>;
