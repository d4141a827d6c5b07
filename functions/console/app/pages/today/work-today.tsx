import type { Issue } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { formatDate, formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { type Attention, nameOf } from './attention.ts';
import { DayCard } from './day-card.tsx';

interface WorkTodayProps {
  /** Absent where the member has no access to them. */
  attention: Attention | undefined;
  issues: { list: readonly Issue[]; total: number } | undefined;
}

/** As many of a kind as the first page has space for. */
export const shownMost = 8;

/** What waits to be inspected, and the issues of this member. */
export function WorkToday({ attention, issues }: WorkTodayProps) {
  return (
    <>
      {attention && (
        <DayCard
          title="Inspections due"
          count={attention.isComplete ? attention.inspections.length : undefined}
          none="No inspection is due."
          page="#/?inspection_within=0&order=next_inspection_on"
        >
          {attention.inspections.slice(0, shownMost).map((item) => (
            <li key={item.id}>
              <span>
                <a href={`#/items/${item.id}`}>{nameOf(item)}</a>{' '}
                <small>due {item.next_inspection_on && formatDate(item.next_inspection_on)}</small>
              </span>
            </li>
          ))}
        </DayCard>
      )}
      {issues && (
        <DayCard
          title="My issues"
          count={issues.total}
          none="No open issue is assigned to you."
          page={`#/issues?user_id=${signedIn().user.id}`}
        >
          {issues.list.map(({ id, name, status, overdue, deadline }) => (
            <li key={id}>
              <span>
                <a href={`#/issues/${id}`}>{name}</a>{' '}
                <small>
                  {issueLabels[status]}
                  {deadline && `, due ${formatDayTime(deadline)}`}
                </small>
              </span>
              {overdue && <Badge tone="bad">Overdue</Badge>}
            </li>
          ))}
        </DayCard>
      )}
    </>
  );
}
