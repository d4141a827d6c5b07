import { useState } from 'preact/hooks';
import { pages } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import { readAll } from '#console/api/read-all.ts';
import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { dayMilliseconds, formatDay, startOfDay } from '#console/time.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { CalendarDays } from './days.tsx';
import { type Entry, entryOfCheckout, entryOfReservation } from './entries.ts';

const weeks = 4;
const sunday = 7;

export function CalendarPage() {
  const [first, setFirst] = useState(thisMonday());
  const end = startOfDay(first, weeks * 7);
  const loaded = useLoad(async (signal): Promise<Entry[]> => {
    const [reservations, checkouts] = await Promise.all([
      canRead('action.reserve')
        ? readAll(pages(api, '/v1/reservations', { query: openReservations, signal }))
        : [],
      canRead('action.checkout')
        ? readAll(pages(api, '/v1/checkouts', { query: openCheckouts, signal }))
        : [],
    ]);
    return [...checkouts.map(entryOfCheckout), ...reservations.map(entryOfReservation)];
  }, []);
  const move = (count: number) => setFirst(startOfDay(first, count * 7));
  return (
    <Page
      title="Calendar"
      actions={
        <>
          <button type="button" onClick={() => move(-weeks)}>
            Earlier
          </button>
          <button type="button" onClick={() => setFirst(thisMonday())}>
            Today
          </button>
          <button type="button" onClick={() => move(weeks)}>
            Later
          </button>
        </>
      }
    >
      <p class="count" role="status">
        {formatDay(first)} to {formatDay(end - dayMilliseconds / 2)}
      </p>
      <WithData loaded={loaded} lines={12}>
        {(entries) => {
          const shown = entries.filter((entry) => entry.start < end && entry.end >= first);
          return (
            <>
              {shown.length === 0 && (
                <Empty title="No bookings in these weeks">
                  {can('action.reserve') && (
                    <p>To book an item, open its page and choose Reserve.</p>
                  )}
                </Empty>
              )}
              <CalendarDays first={first} days={weeks * 7} entries={shown} />
            </>
          );
        }}
      </WithData>
    </Page>
  );
}

const openReservations = { limit: 200, classification: 'open', sort: 'start_time' } as const;
const openCheckouts = { limit: 200, status: 'open', sort: 'due_time' } as const;

function thisMonday(): number {
  const today = Date.now();
  return startOfDay(today, 1 - (new Date(today).getDay() || sunday));
}
