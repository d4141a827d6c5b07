import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import {
  exchangeProblems,
  listedItemProblems,
  readItems,
} from '#shared/families/items/named-items.ts';
import type { Occasion } from '#shared/records/history.ts';
import type { Current } from '#shared/records/read.ts';
import { updateReading } from '#shared/records/update.ts';
import type { Content } from '#shared/resources/resource.ts';
import { issueView } from './issue-view.ts';
import type { IssueRecord } from './record.ts';
import { touchItems } from './touch-items.ts';

/** Writes the next version of an issue, and its effects on items. */
export function changeIssue(
  call: Call,
  before: Current<IssueRecord>,
  changes: Partial<Content<IssueRecord>>,
  occasion: Pick<Occasion, 'action' | 'remarks'>,
  assertState?: () => void,
) {
  const read = (draft: IssueRecord) => readItems(call, [...new Set([...before.iid, ...draft.iid])]);
  return updateReading(call, issueView, before, changes, read, {
    occasion,
    problems: (after, { problems }) =>
      mergeFields(
        listedItemProblems(changes.iid, problems),
        exchangeProblems(before.iid, after.iid),
      ),
    decide: (draft, { read: { items } }) => {
      assertState?.();
      const { record, transaction } = touchItems(call, before, draft, items, occasion);
      return { ...withSummaries(record, items), ...transaction };
    },
  });
}
