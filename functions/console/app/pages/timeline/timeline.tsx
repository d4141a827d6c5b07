import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { usePages } from '#console/api/use-pages.ts';
import { startOfDay } from '#console/time.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { BookedRows } from './booked-rows.tsx';
import { noFilter, type TimelineFilter, TimelineFinder } from './timeline-finder.tsx';

/** The bookings of so many items are read by one call for each list. */
const firstPage = 20;

export function TimelinePage() {
  if (canRead('content.items') && canRead('action.reserve', 'action.checkout')) return <Timeline />;
  return <NotAllowed title="Timeline" records="bookings" />;
}

/** Items by days, to see what is free, to book it, and to move bookings. */
function Timeline() {
  const [first, setFirst] = useState(() => startOfDay(Date.now()));
  const [filter, setFilter] = useState<TimelineFilter>(noFilter);
  const settled = useSettled(filter);
  const pages = usePages<Item>(
    (part, signal) =>
      page(api, '/v1/items', {
        query: { ...part, ...requestFilter(settled), order: 'name' },
        ...(signal ? { signal } : {}),
      }),
    firstPage,
    [JSON.stringify(settled)],
  );
  const { loaded, records } = pages;
  const move = (count: number) => setFirst(startOfDay(first, count));
  return (
    <Page
      title="Timeline"
      actions={
        <>
          <button type="button" onClick={() => move(-7)}>
            Earlier
          </button>
          <button type="button" onClick={() => setFirst(startOfDay(Date.now()))}>
            Today
          </button>
          <button type="button" onClick={() => move(7)}>
            Later
          </button>
        </>
      }
    >
      <TimelineFinder filter={filter} onChange={setFilter} />
      <WithData loaded={loaded} lines={12}>
        {() => (
          <>
            {records.length === 0 ? (
              <Empty title="No items found">
                <p>Try fewer words, or another category or place.</p>
              </Empty>
            ) : (
              <BookedRows items={records} first={first} />
            )}
            <ShowMore pages={pages} label="Show more items" />
          </>
        )}
      </WithData>
    </Page>
  );
}

function requestFilter({ q, type, location }: TimelineFilter) {
  return {
    ...(q ? { q } : {}),
    ...(type ? { type } : {}),
    ...(location ? { location_id: location.id, include_sublocations: true } : {}),
  };
}
