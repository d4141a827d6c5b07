import type { Answer, Call } from '#shared/call.ts';
import { withSummaries } from '#shared/families/items/item-summaries.ts';
import { readItems } from '#shared/families/items/named-items.ts';
import { createReading } from '#shared/records/create.ts';
import type { Issue, IssueCreate } from './fields.ts';
import { issueView } from './issue-view.ts';
import { touchItems } from './touch-items.ts';

export function createIssue(call: Call, body: IssueCreate): Promise<Answer<Issue>> {
  return createReading(call, issueView, body, () => readItems(call, body.iid), {
    problems: (_draft, { problems }) => problems,
    decide: (draft, { read: { items } }) => {
      const occasion = { action: 'create' } as const;
      const { record, transaction } = touchItems(call, undefined, draft, items, occasion);
      return { ...withSummaries(record, items), ...transaction };
    },
  });
}
