import { get, post } from '#console/api/call.ts';
import type { Issue, Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { Badge } from '#console/ui/badge.tsx';
import { WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';
import { complain, say } from '#console/ui/toast.tsx';

interface IssuesProps {
  item: Item;
  onChange: () => void;
}

/** What is wrong with an item, and not solved. */
export function Issues({ item, onChange }: IssuesProps) {
  const isShown = can('action.issue');
  const loaded = useLoad(
    async (signal) => {
      if (!isShown) return [];
      const query = { item_id: item.id, limit: 50 };
      const { data } = await get<Issue[]>('/v1/issues', { query, signal });
      return data.filter(({ status }) => status !== 'closed');
    },
    [item.id, item.version],
  );
  const setStatus = async ({ id, name }: Issue, status: string) => {
    await post(`/v1/issues/${id}/status`, { status });
    onChange();
    if (status !== 'closed') return;
    say(`${name} is solved.`, async () => {
      await post(`/v1/issues/${id}/status`, { status: 'open' });
      onChange();
    });
  };
  if (!isShown) return null;
  return (
    <section class="card" aria-labelledby="issues-title">
      <h2 id="issues-title">Open issues</h2>
      <WithData loaded={loaded} lines={2}>
        {(issues) =>
          issues.length === 0 ? (
            <p>None.</p>
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
                  <button
                    type="button"
                    aria-label={`${issue.name} is solved`}
                    onClick={() => setStatus(issue, 'closed').catch(complain)}
                  >
                    Solved
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </WithData>
    </section>
  );
}
