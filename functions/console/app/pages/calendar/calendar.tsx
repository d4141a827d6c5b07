import { useState } from 'preact/hooks';
import { getAll } from '#console/api/pages.ts';
import type { Checkout, Reservation } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { dayMilliseconds, formatDay, startOfDay } from '#console/time.ts';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { CalendarDays } from './days.tsx';
import { type Entry, entryOfCheckout, entryOfReservation } from './entries.ts';

const weeks = 4;
const sunday = 7;

/** What goes out, comes back and is reserved in the coming weeks. */
export function CalendarPage() {
  const [first, setFirst] = useState(thisMonday());
  const end = startOfDay(first, weeks * 7);
  const loaded = useLoad(async (signal): Promise<Entry[]> => {
    const [reservations, checkouts] = await Promise.all([
      can('action.reserve')
        ? getAll<Reservation>('/v1/reservations', open('classification', 'start_time'), { signal })
        : [],
      can('action.checkout')
        ? getAll<Checkout>('/v1/checkouts', open('status', 'due_time'), { signal })
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
                <Empty title="Nothing is booked in these weeks">
                  <p>Reserve an item on its page, and it is shown here.</p>
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

const open = (name: string, sort: string) => ({ [name]: 'open', sort });

function thisMonday(): number {
  const today = Date.now();
  return startOfDay(today, 1 - (new Date(today).getDay() || sunday));
}
