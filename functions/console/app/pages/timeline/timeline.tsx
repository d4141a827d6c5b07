import { useState } from 'preact/hooks';
import { page } from '#client/pages.ts';
import { api } from '#console/api/client.ts';
import type { Item } from '#console/api/records.ts';
import { canRead } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { usePages } from '#console/api/use-pages.ts';
import { NotAllBookings } from '#console/pages/calendar/not-all-bookings.tsx';
import { ReserveDialog } from '#console/pages/item/reserve.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { dayMilliseconds, formatDay, formatWindow, startOfDay } from '#console/time.ts';
import { NotAllowed } from '#console/ui/not-allowed.tsx';
import { Page } from '#console/ui/page.tsx';
import { ShowMore } from '#console/ui/show-more.tsx';
import { Empty, WithData } from '#console/ui/states.tsx';
import { complain, say } from '#console/ui/toast.tsx';
import { useSettled } from '#console/ui/use-settled.ts';
import { endOf, type Range } from './days.ts';
import { type Drag, useVerdict } from './drag.ts';
import { readBars, setDown, tryDrag } from './timeline-calls.ts';
import { noFilter, type TimelineFilter, TimelineFinder } from './timeline-finder.tsx';
import { TimelineGrid } from './timeline-grid.tsx';

const days = 14;
const firstPage = 40;

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
  const bars = useLoad((signal) => readBars({ first, days }, signal), [first]);
  // What is shown stays until other days are there.
  const range: Range = bars.data?.range ?? { first, days };
  const [drag, setDrag] = useState<Drag>();
  const verdict = useVerdict(drag, tryDrag);
  const [booked, setBooked] = useState<{ item: Item; drag: Drag }>();
  const refresh = () => {
    forgetItems();
    bars.reload();
  };
  const letGo = () => {
    setDrag(undefined);
    if (!drag) return;
    const item = records.find(({ id }) => id === drag.itemId);
    if (!drag.bar) {
      if (item) setBooked({ item, drag });
      return;
    }
    change(drag).catch(complain);
  };
  const change = async (drag: Drag) => {
    const { bar } = drag;
    if (!bar) return;
    // The call itself is refused where the look was too old, or not there yet.
    const version = await setDown(bar, drag).finally(refresh);
    const back: Drag = { ...drag, start: bar.start, end: bar.end };
    const undo = async () => {
      await setDown({ ...bar, version }, back);
      refresh();
    };
    // The API accepts no due time in the past.
    say(`${bar.name}: ${windowOf(drag)}.`, bar.isLate ? undefined : undo);
  };
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
      <p class="count">
        {formatDay(range.first)} to {formatDay(endOf(range) - dayMilliseconds / 2)}. Drag across
        days to book; drag a bar or its end to change it. With the keyboard: arrows, Shift with
        arrows, Enter.
      </p>
      <p class={`verdict ${drag ? `is-${verdict.state}` : ''}`} role="status">
        {drag ? `${windowOf(drag)}: ${verdict.message}` : ''}
      </p>
      <WithData loaded={loaded} lines={12}>
        {() => (
          <>
            {records.length === 0 ? (
              <Empty title="No items found">
                <p>Try fewer words, or another category or place.</p>
              </Empty>
            ) : (
              <WithData loaded={bars} lines={12}>
                {({ bookings, bars: itemBars }) => (
                  <>
                    <NotAllBookings {...bookings} />
                    <TimelineGrid
                      items={records}
                      bars={itemBars}
                      range={range}
                      drag={drag}
                      verdict={verdict}
                      onHold={setDrag}
                      onLetGo={letGo}
                    />
                  </>
                )}
              </WithData>
            )}
            <ShowMore pages={pages} label="Show more items" />
          </>
        )}
      </WithData>
      {booked && (
        <ReserveDialog
          item={booked.item}
          window={booked.drag}
          onClose={() => setBooked(undefined)}
          onChange={refresh}
        />
      )}
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

const windowOf = ({ start, end }: Drag) =>
  formatWindow(new Date(start).toISOString(), new Date(end).toISOString());
