import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { describe } from '#console/pages/items/state.ts';
import { BookingBar } from './booking-bar.tsx';
import { classOfDay, daysOf, type Range } from './days.ts';
import type { Bar, DragProps } from './drag.ts';
import { FreeTrack } from './free-track.tsx';
import { lanesOf } from './lanes.ts';

interface TimelineRowProps extends DragProps {
  item: Item;
  bars: readonly Bar[];
  range: Range;
}

/** The row of an item, with as many lanes as its bookings overlap. */
export function TimelineRow({ item, bars, range, ...holding }: TimelineRowProps) {
  const inLanes = lanesOf(bars);
  const lanes = Math.max(1, ...inLanes.map(({ lane }) => lane + 1));
  return (
    <li class="days-row" style={{ '--lanes': lanes }}>
      <a href={`#/items/${item.id}`} title={describe(item)}>
        <span class="days-name">{item.name}</span>
        {item.unique_id && <small> {item.unique_id}</small>}
      </a>
      <div class="days-track">
        <div class="days-of" aria-hidden="true">
          {daysOf(range).map((day) => (
            <span key={day} class={classOfDay(day)} />
          ))}
        </div>
        {can('action.reserve') && <FreeTrack item={item} range={range} {...holding} />}
        {inLanes.map(({ bar, lane }) => (
          <BookingBar key={bar.key} bar={bar} lane={lane} item={item} range={range} {...holding} />
        ))}
      </div>
    </li>
  );
}
