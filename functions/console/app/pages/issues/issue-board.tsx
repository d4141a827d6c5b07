import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useFresh, useLoad } from '#console/api/use-load.ts';
import {
  addressOf,
  type ListQuery,
  requestFilters,
} from '#console/pages/records/list/list-query.ts';
import { namesOf } from '#console/pages/records/list/record-table.tsx';
import { issueLabels } from '#console/pages/records/states.ts';
import { formatDay } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { WithData } from '#console/ui/states.tsx';
import { issueStatuses, issueTransitions } from '#shared/families/issues/statuses.ts';
import { setStatus } from './issue-status.ts';

type Status = Issue['status'];

const maxShown = 50;

/** Issues in one column for each status. An issue is dragged to another column, or its status is chosen. */
export function IssueBoard({ query }: { query: ListQuery }) {
  const [draggedIssue, setDraggedIssue] = useState<Issue>();
  const result = useLoad(
    (signal) => Promise.all(issueStatuses.map((status) => readColumn(status, query, signal))),
    [JSON.stringify(query)],
  );
  useFresh(result.reload);
  const set = (issue: Issue, status: Status) => setStatus(issue, status, result.reload);
  return (
    <WithData result={result} lines={9}>
      {(columns) => (
        <div class="board">
          {columns.map(({ status, issues, total }) => {
            const isTarget = draggedIssue && issueTransitions[draggedIssue.status].includes(status);
            return (
              <section
                key={status}
                class={isTarget ? 'card target' : 'card'}
                aria-label={issueLabels[status]}
                onDragOver={(event) => isTarget && event.preventDefault()}
                onDrop={(event) => {
                  event.preventDefault();
                  if (draggedIssue && isTarget) set(draggedIssue, status);
                  setDraggedIssue(undefined);
                }}
              >
                <h2>
                  {issueLabels[status]} <span class="day-count">{total}</span>
                </h2>
                <ul>
                  {issues.map((issue) => (
                    <li
                      key={issue.id}
                      draggable={can('action.issue')}
                      onDragStart={() => setDraggedIssue(issue)}
                      onDragEnd={() => setDraggedIssue(undefined)}
                    >
                      <IssueCard issue={issue} onStatus={(next) => set(issue, next)} />
                    </li>
                  ))}
                </ul>
                {total > issues.length && (
                  <p>
                    <a href={`#/issues?${addressOf({ ...query, state: status })}`}>
                      and {total - issues.length} more
                    </a>
                  </p>
                )}
              </section>
            );
          })}
        </div>
      )}
    </WithData>
  );
}

async function readColumn(status: Status, query: ListQuery, signal: AbortSignal) {
  const filters = requestFilters(query, ['contact_id', 'user_id']);
  const { data, meta } = await page(api, '/v1/issues', {
    query: { ...filters, status, order: '-created_at', limit: maxShown },
    signal,
  });
  return { status, issues: data, total: meta.pagination.total };
}

interface IssueCardProps {
  issue: Issue;
  onStatus: (status: Status) => void;
}

function IssueCard({ issue, onStatus }: IssueCardProps) {
  const { id, name, items, user, priority, deadline, overdue, status } = issue;
  return (
    <>
      <a href={`#/issues/${id}`}>{name}</a>
      <small>{namesOf(items, 2)}</small>
      <span class="board-facts">
        {priority === 'high' && <Badge tone="warn">High</Badge>}
        {overdue && <Badge tone="bad">Overdue</Badge>}
        {user && <small>{user.name}</small>}
        {deadline && <small>due {formatDay(deadline)}</small>}
      </span>
      {can('action.issue') && (
        <select
          aria-label={`Status of ${name}`}
          value={status}
          onChange={({ currentTarget }) => {
            const next = issueStatuses.find((one) => one === currentTarget.value);
            // The field shows the stored status until the change is done.
            currentTarget.value = status;
            if (next) onStatus(next);
          }}
        >
          {[status, ...issueTransitions[status]].map((one) => (
            <option key={one} value={one}>
              {issueLabels[one]}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
