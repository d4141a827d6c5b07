import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { type FirstRecords, readFirstRecords } from '#console/api/first-records.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { canRead, signedIn } from '#console/api/session.ts';
import { useFresh, useInterval, useLoad, useReturn } from '#console/api/use-load.ts';
import { formatDay, minuteMilliseconds, startOfDay } from '#console/time.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { WithData } from '#console/ui/states.tsx';
import { readAttention } from './attention.ts';
import { BookingsToday } from './bookings-today.tsx';
import { maxShown } from './day-card.tsx';
import { WorkToday } from './work-today.tsx';

/** The first page: today's bookings, what is late, and the work for this member. */
export function TodayPage() {
  if (canRead('content.items', 'action.reserve', 'action.checkout', 'action.issue'))
    return <Today />;
  return <NotAllowed title="Today" records="equipment, bookings or issues" />;
}

function Today() {
  const [day, setDay] = useState(() => startOfDay(Date.now()));
  // The page may stay open overnight.
  const followDay = () => setDay(startOfDay(Date.now()));
  useInterval(followDay, minuteMilliseconds);
  useReturn(followDay);
  return (
    <Page title="Today" lead={formatDay(day)}>
      <div class="sections two today">
        {canRead('action.reserve', 'action.checkout') && <Bookings day={day} />}
        <Work key={day} />
      </div>
    </Page>
  );
}

function Bookings({ day }: { day: number }) {
  const end = new Date(startOfDay(day, 1)).toISOString();
  const result = useLoad(
    async (signal) => {
      const [reservations, checkouts] = await Promise.all([
        canRead('action.reserve') ? readGoingOut(end, signal) : undefined,
        canRead('action.checkout') ? readOut(signal) : undefined,
      ]);
      return { reservations, checkouts };
    },
    [end],
  );
  useFresh(result.reload);
  return (
    <WithData result={result} lines={6}>
      {({ reservations, checkouts }) => (
        <BookingsToday
          reservations={reservations}
          checkouts={checkouts}
          end={Date.parse(end)}
          onChange={result.reload}
        />
      )}
    </WithData>
  );
}

/** The open reservations that start by today. The query has no earliest start, so past ones are included. */
function readGoingOut(to: string, signal: AbortSignal): Promise<FirstRecords<Reservation>> {
  return readFirstRecords((part) => {
    // The latest first, so that today's are read however many were never collected.
    const query = { ...part, to, classification: 'open', order: '-start_time' } as const;
    return page(api, '/v1/reservations', { query, signal });
  });
}

/** The open checkouts, the longest overdue first. */
function readOut(signal: AbortSignal): Promise<FirstRecords<Checkout>> {
  return readFirstRecords((part) => {
    const query = { ...part, status: 'open', order: 'due_time' } as const;
    return page(api, '/v1/checkouts', { query, signal });
  });
}

function Work() {
  const userId = signedIn().user.id;
  const result = useLoad(
    async (signal) => {
      const [attention, issues] = await Promise.all([
        canRead('content.items') ? readAttention(signal) : undefined,
        canRead('action.issue')
          ? page(api, '/v1/issues', {
              query: { user_id: userId, unsolved: true, order: '-created_at', limit: maxShown },
              signal,
            })
          : undefined,
      ]);
      return {
        attention,
        issues: issues && { list: issues.data, total: issues.meta.pagination.total },
      };
    },
    [userId],
  );
  useFresh(result.reload);
  return (
    <WithData result={result} lines={6}>
      {({ attention, issues }) => <WorkToday attention={attention} issues={issues} />}
    </WithData>
  );
}
