import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';
import { readOverdueIssues } from './overdue-issues.ts';
import { OverdueTable } from './overdue-table.tsx';

const overdueCheckouts = { limit: 200, status: 'overdue', sort: 'due_time' } as const;
const overdueReservations = { limit: 200, classification: 'overdue' } as const;

export function OverduePage() {
  const [returning, setReturning] = useState<Checkout>();
  const loaded = useLoad(async (signal) => {
    const [checkouts, reservations, issues] = await Promise.all([
      canRead('action.checkout')
        ? readAll(pages(api, '/v1/checkouts', { query: overdueCheckouts, signal }))
        : [],
      canRead('action.reserve')
        ? readAll(pages(api, '/v1/reservations', { query: overdueReservations, signal }))
        : [],
      canRead('action.issue') ? readOverdueIssues(api, signal) : [],
    ]);
    return { checkouts, reservations, issues };
  }, []);
  return (
    <Page title="Overdue">
      <WithData loaded={loaded}>
        {({ checkouts, reservations, issues }) =>
          checkouts.length + reservations.length + issues.length === 0 ? (
            <Empty title="Nothing is overdue">
              <p>Overdue checkouts, reservations and issues appear here.</p>
            </Empty>
          ) : (
            <div class="sections">
              <OverdueTable
                title="Checkouts"
                rows={checkouts.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `checkouts/${one.id}`,
                  who: whoOf(one),
                  items: one.items.filter(({ id }) => one.outstanding_iid.includes(id)),
                  since: <Ago at={one.due_time} />,
                  action: can('action.checkout')
                    ? { label: 'Check in', run: () => setReturning(one) }
                    : undefined,
                }))}
              />
              <OverdueTable
                title="Reservations"
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
                title="Issues"
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

/** Who has the items, or should have them. */
function whoOf({ contact, user, created_by }: Checkout | Reservation): string {
  return contact?.name ?? user?.name ?? created_by.name;
}
