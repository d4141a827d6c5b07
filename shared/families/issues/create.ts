import type { Call } from '#shared/call.ts';
import { mergeFields } from '#shared/errors.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { createReading } from '#shared/records/create.ts';
import { callAt, occurrenceProblems } from '#shared/records/occurrence.ts';
import type { IssueCreate } from './fields.ts';
import { issueView } from './issue-view.ts';
import { touchItems } from './touch-items.ts';

/** Reports an issue, which may have happened earlier. */
export function createIssue(arrival: Call, body: IssueCreate) {
  const call = callAt(arrival, body.occurred_at);
  return createReading(call, issueView, body, () => readItems(call, body.iid), {
    problems: (_draft, { problems }) => mergeFields(occurrenceProblems(call), problems),
    decide: (draft, { read: { items } }) => {
      const occasion = { action: 'create' } as const;
      const { record, transaction } = touchItems(call, undefined, draft, items, occasion);
      return { ...withSummaries(record, items), ...transaction };
    },
  });
}
