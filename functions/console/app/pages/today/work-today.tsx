import type { Issue, Item } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { formatDate, formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import { DayCard } from './day-card.tsx';

interface WorkTodayProps {
  /** Absent where the member has no access to them. */
  inspections: { items: readonly Item[]; total: number } | undefined;
  issues: { list: readonly Issue[]; total: number } | undefined;
}

/** As many of a kind as the first page has space for. */
export const shownMost = 8;

/** What waits to be inspected, and the issues of this member. */
export function WorkToday({ inspections, issues }: WorkTodayProps) {
  return (
    <>
      {inspections && (
        <DayCard
          title="Inspections due"
          count={inspections.total}
          none="No inspection is due."
          page="#/?inspection_within=0&order=next_inspection_on"
        >
          {inspections.items.map(({ id, name, next_inspection_on }) => (
            <li key={id}>
              <span>
                <a href={`#/items/${id}`}>{name}</a>{' '}
                <small>due {next_inspection_on && formatDate(next_inspection_on)}</small>
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
