import type { Issue } from '#console/api/records.ts';
import { signedIn } from '#console/api/session.ts';
import { issueLabels } from '#console/pages/records/states.ts';
import { formatDayTime } from '#console/time.ts';
import { Badge } from '#console/ui/badge.tsx';
import type { Attention } from './attention.ts';
import { expiration, inspection, lowStock, maintenance, withReason } from './attention-reasons.ts';
import { DayCard } from './day-card.tsx';
import { ItemsCard, LazyItemsCard } from './items-card.tsx';

interface WorkTodayProps {
  /** Absent where the member has no access to them. */
  attention: Attention | undefined;
  issues: { list: readonly Issue[]; total: number } | undefined;
}

/** The equipment that needs attention, and the issues of this member. */
export function WorkToday({ attention, issues }: WorkTodayProps) {
  return (
    <>
      {attention && <DueCards attention={attention} />}
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
      {attention && <LowStockCard attention={attention} />}
    </>
  );
}

/** The inspections and maintenance due by today, and what has expired. */
function DueCards({ attention: { items, isComplete } }: { attention: Attention }) {
  const inspections = withReason(items, inspection);
  const plans = withReason(items, maintenance);
  const expiredItems = withReason(items, expiration);
  // Inspections come first in the answer, so they are complete if anything else follows.
  const hasAllInspections = isComplete || inspections.length < items.length;
  const isNothingElseDue = isComplete && plans.length === 0;
  return (
    <>
      {(inspections.length > 0 || isNothingElseDue) && (
        <ItemsCard
          reason={inspection}
          items={inspections}
          total={hasAllInspections ? inspections.length : undefined}
        />
      )}
      {isComplete ? (
        <>
          <ItemsCard reason={maintenance} items={plans} total={plans.length} />
          <ItemsCard reason={expiration} items={expiredItems} total={expiredItems.length} />
        </>
      ) : (
        <>
          <LazyItemsCard reason={maintenance} />
          <LazyItemsCard reason={expiration} />
        </>
      )}
    </>
  );
}

function LowStockCard({ attention: { items, isComplete } }: { attention: Attention }) {
  if (!isComplete) return <LazyItemsCard reason={lowStock} />;
  const low = withReason(items, lowStock);
  return <ItemsCard reason={lowStock} items={low} total={low.length} />;
}
