import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { setStatus } from '#console/pages/issues/issue-status.ts';
import { Badge } from '#console/ui/badge.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';
import { pageMax } from '#shared/limits.ts';

interface IssuesProps {
  item: Item;
  onChange: () => void;
}

export function Issues({ item, onChange }: IssuesProps) {
  const isShown = canRead('action.issue');
  const result = useLoad(
    async (signal) => {
      if (!isShown) return [];
      const query = { item_id: item.id, unsolved: true, limit: pageMax } as const;
      return (await page(api, '/v1/issues', { query, signal })).data;
    },
    // An issue that leaves the condition of the item alone does not change its version.
    [item],
  );
  if (!isShown) return null;
  return (
    <section class="card" aria-labelledby="issues-title">
      <h2 id="issues-title">Open issues</h2>
      <WithData result={result} lines={2}>
        {(issues) =>
          issues.length === 0 ? (
            <p>No open issues.</p>
          ) : (
            <ul class="entries">
              {issues.map((issue) => (
                <li key={issue.id}>
                  <span>
                    <a href={`#/issues/${issue.id}`}>{issue.name}</a>{' '}
                    {issue.priority === 'high' && <Badge tone="bad">High</Badge>}
                    <small>
                      {' '}
                      reported <Ago at={issue.created_at} />
                      {issue.description && `: ${issue.description}`}
                    </small>
                  </span>
                  {can('action.issue') && (
                    <button
                      type="button"
                      aria-label={`Mark as solved: ${issue.name}`}
                      onClick={() => setStatus(issue, 'closed', onChange)}
                    >
                      Mark as solved
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </WithData>
    </section>
  );
}
