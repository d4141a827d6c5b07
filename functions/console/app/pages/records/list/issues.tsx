import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import type { PageQuery } from '#console/api/use-pages.ts';
import { IssueBoard } from '#console/pages/issues/issue-board.tsx';
import { IssueForm } from '#console/pages/issues/issue-form.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { IssuePage } from '#console/pages/records/issue.tsx';
import { issueLabels, issueState } from '#console/pages/records/states.ts';
import type { SectionProps } from '#console/route.ts';
import { formatDayTime } from '#console/time.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { type ListQuery, requestFilters } from './list-query.ts';
import { RecordList } from './record-list.tsx';
import { issueColumns, type RecordRow } from './record-table.tsx';

export function IssuesPage({ route }: SectionProps) {
  if (!canRead('action.issue')) return <NotAllowed title="Issues" records="issues" />;
  const [, part] = route.parts;
  if (part === undefined) return <Issues route={route} />;
  return part === 'board' ? <Board route={route} /> : <IssuePage route={route} />;
}

const states = { all: 'All', ...issueLabels, overdue: 'Overdue' } as const;

const filters = ['contact_id', 'user_id'] as const;

function Issues({ route }: SectionProps) {
  return (
    <RecordList
      route={route}
      title="Issues"
      noun="issue"
      states={states}
      filters={filters}
      read={readIssues}
      columns={issueColumns}
      rowOf={rowOf}
      actions={
        <>
          {canReport() && <ReportButton />}
          <a class="button" href="#/issues/board">
            Board
          </a>
        </>
      }
      advice={<p>Reported issues are listed here until they are solved.</p>}
    />
  );
}

function ReportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="primary" onClick={() => setOpen(true)}>
        Report issue
      </button>
      {isOpen && <IssueForm onClose={() => setOpen(false)} onChange={forgetItems} />}
    </>
  );
}

function Board({ route }: SectionProps) {
  return (
    <RecordList
      route={route}
      title="Issues"
      noun="issue"
      states={{}}
      filters={filters}
      read={readIssues}
      rowOf={rowOf}
      actions={
        <>
          {canReport() && <ReportButton />}
          <a class="button" href="#/issues">
            List
          </a>
        </>
      }
      advice={null}
    >
      {(query) => <IssueBoard query={query} />}
    </RecordList>
  );
}

/** An issue has at least one item, which the form searches for. */
const canReport = () => can('action.issue') && canRead('content.items');

function readIssues(query: ListQuery, range: PageQuery, signal?: AbortSignal) {
  const { state } = query;
  return page(api, '/v1/issues', {
    query: {
      ...range,
      ...requestFilters(query, filters),
      ...(state === 'overdue' ? ({ overdue: true } as const) : {}),
      ...(isStatus(state) ? { status: state } : {}),
      order: '-created_at',
    },
    ...(signal ? { signal } : {}),
  });
}

const isStatus = (state: string): state is Issue['status'] => state in issueLabels;

function rowOf(issue: Issue): RecordRow {
  const { id, name, user, items, deadline, created_at } = issue;
  return {
    id,
    name,
    page: `issues/${id}`,
    who: user?.name ?? '',
    items,
    when: deadline ? `due ${formatDayTime(deadline)}` : `reported ${formatDayTime(created_at)}`,
    state: issueState(issue),
  };
}
