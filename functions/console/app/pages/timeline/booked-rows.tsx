import { useState } from 'preact/hooks';
import { asProblem } from '#console/api/problem.ts';
import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { useLoad } from '#console/api/use-load.ts';
import { NotAllBookings } from '#console/pages/calendar/not-all-bookings.tsx';
import { ReserveDialog } from '#console/pages/item/reserve.tsx';
import { forgetItems } from '#console/pages/items/item-list.ts';
import { dayMilliseconds, formatDay, startOfDay } from '#console/time.ts';
import { WithData } from '#console/ui/states.tsx';
import { showProblem, showToast } from '#console/ui/toast.tsx';
import { endOf, type Range } from './days.ts';
import { type Drag, savingCheck, useDragCheck, windowOf } from './drag.ts';
import { readBars } from './read-bars.ts';
import { tryDrag } from './timeline-calls.ts';
import { TimelineGrid } from './timeline-grid.tsx';
import { useChanges } from './use-changes.ts';

const days = 14;

interface BookedRowsProps {
  items: readonly Item[];
  /** The first day that the query asks for. */
  first: number;
}

/** Rows of items with their bookings, which can be made and changed here. */
export function BookedRows({ items, first }: BookedRowsProps) {
  const rows = useLoad(
    (signal) => readBars({ first, days }, items, signal),
    [first, items.map(({ id }) => id).join()],
  );
  // The days shown stay until the next ones are loaded.
  const range: Range = rows.data?.range ?? { first, days };
  const [currentDrag, setCurrentDrag] = useState<Drag>();
  const currentCheck = useDragCheck(currentDrag, tryDrag);
  const [newBooking, setNewBooking] = useState<{ item: Item; drag: Drag }>();
  const refresh = () => {
    forgetItems();
    rows.reload();
  };
  const { saving, change, asChanged } = useChanges(refresh);
  const drag = saving ?? currentDrag;
  const dragCheck = saving ? savingCheck : currentCheck;
  const hold = (next: Drag | undefined) => {
    if (!saving) setCurrentDrag(next);
  };
  const drop = (drag: Drag) => {
    if (saving) return;
    setCurrentDrag(undefined);
    const { bar } = drag;
    if (!bar) book(drag);
    else if (drag.start !== bar.start || drag.end !== bar.end)
      change(bar, drag).catch((cause) => showProblem(asProblem(cause, drag)));
  };
  const book = (drag: Drag) => {
    const item = items.find(({ id }) => id === drag.itemId);
    if (drag.end <= Date.now()) showToast(`${windowOf(drag)} is over.`);
    else if (item) setNewBooking({ item, drag });
  };
  return (
    <>
      <p class="count">
        {formatDay(range.first)} to {formatDay(endOf(range) - dayMilliseconds / 2)}.
        {range.first < startOfDay(Date.now()) && ' Only open bookings are shown.'} {helpText()}
      </p>
      <p class={`drag-check ${drag ? `is-${dragCheck.state}` : ''}`} role="status">
        {drag ? `${windowOf(drag)}: ${dragCheck.message}` : ''}
      </p>
      <WithData result={rows} lines={12}>
        {({ items: shownItems, parts, bars }) => (
          <>
            {parts.map(({ items: some, bookings }) => (
              <NotAllBookings key={some[0]?.id} {...bookings} items={namesOf(some)} />
            ))}
            <TimelineGrid
              items={shownItems}
              barsOf={({ id }) => (bars.get(id) ?? []).map(asChanged)}
              range={range}
              drag={drag}
              dragCheck={dragCheck}
              onDrag={hold}
              onDrop={drop}
            />
          </>
        )}
      </WithData>
      {newBooking && (
        <ReserveDialog
          item={newBooking.item}
          window={newBooking.drag}
          onClose={() => setNewBooking(undefined)}
          onChange={refresh}
        />
      )}
    </>
  );
}

/** How this member makes and changes bookings here; empty for one who only reads them. */
function helpText(): string {
  if (matchMedia('(pointer: coarse)').matches) return touchHelpText();
  if (can('action.reserve')) {
    return 'Drag across days or tap one to book; drag a bar or its end to change it. Keyboard: arrow keys move, Shift and an arrow key extends, Enter books or saves.';
  }
  return can('action.checkout')
    ? 'Drag the end of a checkout to change when it is due. Keyboard: arrow keys move it, Enter saves.'
    : '';
}

/** Touch scrolls the days, so it drags nothing. */
function touchHelpText(): string {
  if (can('action.reserve')) return 'Tap a free day to book it, or a bar to open its booking.';
  return can('action.checkout') ? 'Tap a bar to open its booking.' : '';
}

/** The first and the last name, such as `Amplifier to Drum kit`. */
function namesOf(items: readonly Item[]): string {
  const names = items.map(({ name }) => name);
  return [...new Set([names.at(0), names.at(-1)])].join(' to ');
}
