import { useState } from 'preact/hooks';
import { orThrow } from '#client/refusal.ts';
import { api } from '#console/api/client.ts';
import type { Issue } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { formatAmount } from '#console/numbers.ts';
import { IssueForm } from '#console/pages/issues/issue-form.tsx';
import { setStatus } from '#console/pages/issues/issue-status.ts';
import { priorityNames } from '#console/pages/issues/priorities.ts';
import type { SectionProps } from '#console/route.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Comments } from '#console/ui/comments.tsx';
import { ContactLink } from '#console/ui/contact-link.tsx';
import { Fact } from '#console/ui/fact.tsx';
import { Files } from '#console/ui/files/files.tsx';
import { Page } from '#console/ui/page.tsx';
import { Ago, Time } from '#console/ui/time.tsx';
import { issueTransitions } from '#shared/families/issues/statuses.ts';
import { ItemLinks, RecordPage, useRecord } from './record-page.tsx';
import { issueLabels } from './states.ts';

const verbs: Record<Issue['status'], string> = {
  open: 'Reopen',
  in_progress: 'Start',
  on_hold: 'Put on hold',
  closed: 'Mark as solved',
};

const readIssue = (id: number, signal: AbortSignal) =>
  orThrow(api.GET('/v1/issues/{id}', { params: { path: { id } }, signal }));

export function IssuePage({ route }: SectionProps) {
  const id = Number(route.parts[1]);
  const result = useRecord(readIssue, id);
  const [isEditing, setEditing] = useState(false);
  return (
    <RecordPage result={result}>
      {(issue) => (
        <Page
          title={issue.name}
          actions={
            can('action.issue') && (
              <>
                {issueTransitions[issue.status].map((status) => (
                  <button
                    key={status}
                    type="button"
                    class={status === 'closed' ? 'primary' : ''}
                    onClick={() => setStatus(issue, status, result.onChange)}
                  >
                    {verbs[status]}
                  </button>
                ))}
                {issue.status !== 'closed' && (
                  <button type="button" onClick={() => setEditing(true)}>
                    Edit
                  </button>
                )}
              </>
            )
          }
        >
          <p class="item-state">
            <Badge tone={issue.status === 'closed' ? 'good' : 'warn'}>
              {issueLabels[issue.status]}
            </Badge>
            {issue.overdue && <Badge tone="bad">Overdue</Badge>}
            Issue {issue.id}
          </p>
          <div class="sections two">
            <ItemLinks items={issue.items} />
            <IssueFacts issue={issue} />
            <Files
              owner={{ of: 'issues', ...issue }}
              isAllowed={can('action.issue')}
              onChange={result.onChange}
            />
            <Comments of="issue" id={issue.id} />
          </div>
          {isEditing && (
            <IssueForm
              record={issue}
              onClose={() => setEditing(false)}
              onChange={result.onChange}
            />
          )}
        </Page>
      )}
    </RecordPage>
  );
}

function IssueFacts({ issue }: { issue: Issue }) {
  const {
    description,
    priority,
    deadline,
    user,
    created_at,
    created_by,
    resolution,
    contact,
    cost,
  } = issue;
  return (
    <section class="card" aria-labelledby="facts-title">
      <h2 id="facts-title">What is wrong</h2>
      {description && <p class="long-text">{description}</p>}
      <dl class="facts">
        <Fact name="Priority">{priorityNames.get(priority)}</Fact>
        {deadline && (
          <Fact name="Deadline">
            <Time at={deadline} /> (<Ago at={deadline} />)
          </Fact>
        )}
        {user && <Fact name="Assigned to">{user.name}</Fact>}
        {contact && (
          <Fact name="Contact">
            <ContactLink contact={contact} />
          </Fact>
        )}
        {cost !== null && <Fact name="Cost">{formatAmount(cost)}</Fact>}
        <Fact name="Reported">
          <Time at={created_at} /> by {created_by.name}
        </Fact>
        {resolution && <Fact name="Resolution">{resolution}</Fact>}
      </dl>
    </section>
  );
}
