import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Issue, Reservation } from '#console/api/records.ts';
import { can, canRead } from '#console/api/session.ts';
import { useFresh, useLoad } from '#console/api/use-load.ts';
import { CheckInDialog } from '#console/pages/checkouts/check-in.tsx';
import { canRemind, RemindDialog, Reminded } from '#console/pages/checkouts/remind.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { issueColumns } from '#console/pages/records/list/record-table.tsx';
import { namedContents, outstandingItems, withAmounts } from '#console/ui/booked-items.ts';
import { NotAll } from '#console/ui/not-all.tsx';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { Ago } from '#console/ui/time.tsx';
import { OverdueTable } from './overdue-table.tsx';

export function OverduePage() {
  if (canRead('action.checkout', 'action.reserve', 'action.issue')) return <Overdue />;
  return <NotAllowed title="Overdue" records="bookings or issues" />;
}

function Overdue() {
  const [returning, setReturning] = useState<Checkout>();
  const [reminding, setReminding] = useState<Checkout>();
  const result = useLoad(async (signal) => {
    const [checkouts, reservations, issues] = await Promise.all([
      canRead('action.checkout') ? readCheckouts(signal) : noRecords,
      canRead('action.reserve') ? readReservations(signal) : noRecords,
      canRead('action.issue') ? readIssues(signal) : noRecords,
    ]);
    return { checkouts, reservations, issues };
  }, []);
  useFresh(result.reload);
  return (
    <Page title="Overdue">
      <WithData result={result}>
        {({ checkouts, reservations, issues }) =>
          checkouts.total + reservations.total + issues.total === 0 ? (
            <Empty title="Nothing is overdue">
              <p>Overdue checkouts, reservations and issues appear here.</p>
            </Empty>
          ) : (
            <div class="sections">
              <NotAll part={checkouts} noun="checkouts" page="#/checkouts?state=overdue" />
              <NotAll part={reservations} noun="reservations" page="#/reservations?state=overdue" />
              <NotAll part={issues} noun="issues" page="#/issues?state=overdue" />
              <OverdueTable
                title="Checkouts"
                rows={checkouts.records.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `checkouts/${one.id}`,
                  who: whoOf(one),
                  items: withAmounts(outstandingItems(one)),
                  since: (
                    <>
                      <Ago at={one.due_time} />
                      <Reminded checkout={one} />
                    </>
                  ),
                  actions: [
                    ...(can('action.checkout')
                      ? [{ label: 'Check in', run: () => setReturning(one) }]
                      : []),
                    ...(canRemind(one) ? [{ label: 'Remind', run: () => setReminding(one) }] : []),
                  ],
                }))}
              />
              <OverdueTable
                title="Reservations"
                rows={reservations.records.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `reservations/${one.id}`,
                  who: whoOf(one),
                  items: namedContents(one),
                  since: <Ago at={one.end_time} />,
                }))}
              />
              <OverdueTable
                title="Issues"
                columns={issueColumns}
                rows={issues.records.map((one) => ({
                  id: one.id,
                  name: one.name,
                  page: `issues/${one.id}`,
                  who: one.user?.name ?? '',
                  items: one.items,
                  since: one.deadline && <Ago at={one.deadline} />,
                }))}
              />
            </div>
          )
        }
      </WithData>
      {reminding && (
        <RemindDialog
          checkout={reminding}
          onClose={() => setReminding(undefined)}
          onChange={result.reload}
        />
      )}
      {returning && (
        <CheckInDialog
          checkoutId={returning.id}
          items={outstandingItems(returning)}
          onClose={() => setReturning(undefined)}
          onChange={() => {
            forgetItems();
            result.reload();
          }}
        />
      )}
    </Page>
  );
}

const noRecords: FirstRecords<never> = { records: [], total: 0 };

function readCheckouts(signal: AbortSignal): Promise<FirstRecords<Checkout>> {
  return readFirstRecords((part) => {
    const query = { ...part, status: 'overdue', order: 'due_time' } as const;
    return page(api, '/v1/checkouts', { query, signal });
  });
}

function readReservations(signal: AbortSignal): Promise<FirstRecords<Reservation>> {
  return readFirstRecords((part) => {
    const query = { ...part, classification: 'overdue', order: 'end_time' } as const;
    return page(api, '/v1/reservations', { query, signal });
  });
}

function readIssues(signal: AbortSignal): Promise<FirstRecords<Issue>> {
  return readFirstRecords((part) => {
    const query = { ...part, overdue: true, order: 'deadline' } as const;
    return page(api, '/v1/issues', { query, signal });
  });
}

/** The person who has the items, or should have collected them. */
function whoOf({ contact, user, created_by }: Checkout | Reservation): string {
  return contact?.name ?? user?.name ?? created_by.name;
}
