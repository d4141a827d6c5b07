import { useState } from 'preact/hooks';
import { getAll } from '#console/api/pages.ts';
import type { Checkout, Issue, Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';
import { OverdueTable } from './overdue-table.tsx';

/** What should be back, picked up or solved by now. */
export function OverduePage() {
  const [returning, setReturning] = useState<Checkout>();
  const loaded = useLoad(async (signal) => {
    const late = { limit: 200 };
    const [checkouts, reservations, issues] = await Promise.all([
      can('action.checkout')
        ? getAll<Checkout>(
            '/v1/checkouts',
            { ...late, status: 'overdue', sort: 'due_time' },
            { signal },
          )
        : [],
      can('action.reserve')
        ? getAll<Reservation>(
            '/v1/reservations',
            { ...late, classification: 'overdue' },
            { signal },
          )
        : [],
      can('action.issue') ? getAll<Issue>('/v1/issues', { sort: 'deadline' }, { signal }) : [],
    ]);
    return { checkouts, reservations, issues: issues.filter(({ overdue }) => overdue) };
  }, []);
  return (
    <Page title="Overdue">
      <WithData loaded={loaded}>
        {({ checkouts, reservations, issues }) =>
          checkouts.length + reservations.length + issues.length === 0 ? (
            <Empty title="Nothing is overdue">
              <p>What should be back, picked up or solved, and is not, is shown here.</p>
            </Empty>
          ) : (
            <div class="sections">
              <OverdueTable
                title="Should be back"
                rows={checkouts.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `checkouts/${one.id}`,
                  who: whoOf(one),
                  items: one.items.filter(({ id }) => one.outstanding_iid.includes(id)),
                  since: <Ago at={one.due_time} />,
                  action: { label: 'Check in', run: () => setReturning(one) },
                }))}
              />
              <OverdueTable
                title="Reservations that nobody completed"
                rows={reservations.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `reservations/${one.id}`,
                  who: whoOf(one),
                  items: one.items,
                  since: <Ago at={one.end_time} />,
                }))}
              />
              <OverdueTable
                title="Should be solved"
                rows={issues.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `issues/${one.id}`,
                  who: one.user?.name ?? one.created_by.name,
                  items: one.items,
                  since: one.deadline && <Ago at={one.deadline} />,
                }))}
              />
            </div>
          )
        }
      </WithData>
      {returning && (
        <CheckInDialog
          checkoutId={returning.id}
          items={returning.items.filter(({ id }) => returning.outstanding_iid.includes(id))}
          onClose={() => setReturning(undefined)}
          onChange={() => {
            forgetItems();
            loaded.reload();
          }}
        />
      )}
    </Page>
  );
}

/** Who has something, or is to have it. */
function whoOf({ contact, user, created_by }: Checkout | Reservation): string {
  return contact?.name ?? user?.name ?? created_by.name;
}
