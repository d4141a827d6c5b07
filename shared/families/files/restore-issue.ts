import type { Call } from '#shared/call.ts';
import { issueView } from '#shared/families/issues/issue-view.ts';
import type { IssueRecord } from '#shared/families/issues/record.ts';
import { touchItems } from '#shared/families/issues/touch-items.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { restoreRecord } from '#shared/records/operations.ts';
import { joinWrites } from '#shared/records/transaction.ts';
import { hasCount } from '#shared/table/actions.ts';
import { readRestoredFiles } from './restored-files.ts';

/** Restores an issue. An open one holds its items as one that is opened again. */
export function restoreIssue(call: Call, id: number) {
  const read = async ({ iid }: IssueRecord) => {
    const [namedItems, files] = await Promise.all([
      readItems(call, iid),
      readRestoredFiles(call, 'issue', id),
    ]);
    return { ...namedItems, ...files };
  };
  return restoreRecord(call, issueView, id, read, {
    // A comment on it may be deleted meanwhile.
    conditions: ({ comments_count: count }) => [hasCount('comments_count', count)],
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { items, fields, write } }) => {
      const closedIssue = { ...draft, status: 'closed' as const };
      const entry = { action: 'restore' } as const;
      const { record, transaction } = touchItems(call, closedIssue, draft, items, entry);
      return {
        ...withSummaries({ ...record, ...fields }, items),
        ...joinWrites(transaction, { writes: [write] }),
      };
    },
  });
}
