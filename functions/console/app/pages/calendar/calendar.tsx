import { can, canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { type SectionProps, useQueryState } from '#console/route.ts';
import { dayMilliseconds, dayOf, formatDay, isDay, startOfDay } from '#console/time.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { CalendarDays } from './days.tsx';
import { type Entry, entryOfCheckout, entryOfReservation } from './entries.ts';
import { NotAllBookings } from './not-all-bookings.tsx';
import { type BookingsOfWindow, readBookings } from './read-bookings.ts';

const weeks = 4;
const sunday = 7;

export function CalendarPage(props: SectionProps) {
  if (canRead('action.reserve', 'action.checkout')) return <Calendar {...props} />;
  return <NotAllowed title="Calendar" records="bookings" />;
}

/** The address holds the first day, unless it is of this week. */
function Calendar(props: SectionProps) {
  const [first, setFirst] = useQueryState(props, firstDay, (first) => ({
    from: first === mondayOf() ? '' : dayOf(first),
  }));
  const result = useLoad(
    async (signal) => ({ first, bookings: await readBookings(first, endOf(first), signal) }),
    [first],
  );
  // The weeks shown stay until the next ones are loaded.
  const shownFirst = result.data?.first ?? first;
  const move = (count: number) => setFirst(startOfDay(first, count * 7));
  return (
    <Page
      title="Calendar"
      actions={
        <>
          <button type="button" onClick={() => move(-weeks)}>
            Earlier
          </button>
          <button type="button" onClick={() => setFirst(mondayOf())}>
            Today
          </button>
          <button type="button" onClick={() => move(weeks)}>
            Later
          </button>
        </>
      }
    >
      <p class="count" role="status">
        {formatDay(shownFirst)} to {formatDay(endOf(shownFirst) - dayMilliseconds / 2)}
        {shownFirst < startOfDay(Date.now()) && '. Only open bookings are shown.'}
      </p>
      <WithData result={result} lines={12}>
        {({ first: from, bookings }) => {
          const shownEntries = entriesOf(bookings).filter(({ end }) => end >= from);
          return (
            <>
              <NotAllBookings {...bookings} />
              {shownEntries.length === 0 && (
                <Empty title="No open bookings in these weeks">
                  {can('action.reserve') && (
                    <p>To book an item, open its page and choose Reserve.</p>
                  )}
                </Empty>
              )}
              <CalendarDays first={from} days={weeks * 7} entries={shownEntries} />
            </>
          );
        }}
      </WithData>
    </Page>
  );
}

const endOf = (first: number) => startOfDay(first, weeks * 7);

const entriesOf = ({ reservations, checkouts }: BookingsOfWindow): Entry[] => [
  ...(checkouts?.records ?? []).map(entryOfCheckout),
  ...(reservations?.records ?? []).map(entryOfReservation),
];

function firstDay(query: URLSearchParams): number {
  const from = query.get('from') ?? '';
  return isDay(from) ? mondayOf(Date.parse(`${from}T00:00`)) : mondayOf();
}

/** The first day of a week; of this one by default. */
const mondayOf = (at = Date.now()) => startOfDay(at, 1 - (new Date(at).getDay() || sunday));
