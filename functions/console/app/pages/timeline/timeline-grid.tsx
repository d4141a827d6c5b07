import type { Item } from '#console/api/records.ts';
import { can } from '#console/api/session.ts';
import { describe } from '#console/pages/items/state.ts';
import { formatDayMonth, formatWeekday, startOfDay } from '#console/time.ts';
import { BookingBar } from './booking-bar.tsx';
import type { Range } from './days.ts';
import type { Bar, Drag, Verdict } from './drag.ts';
import { FreeTrack } from './free-track.tsx';

interface TimelineGridProps {
  items: readonly Item[];
  barsOf: (item: Item) => readonly Bar[];
  range: Range;
  drag: Drag | undefined;
  verdict: Verdict;
  onHold: (drag: Drag | undefined) => void;
  onLetGo: (drag: Drag) => void;
}

/** Items by days: a row for each item, with its bookings as bars. */
export function TimelineGrid({ items, barsOf, range, ...holding }: TimelineGridProps) {
  const days = Array.from({ length: range.days }, (_, index) => startOfDay(range.first, index));
  const today = startOfDay(Date.now());
  return (
    <div class="days-grid" style={{ '--days': range.days }}>
      <div class="days-head" aria-hidden="true">
        <span />
        <div class="days-of">
          {days.map((day) => (
            <span key={day} class={classOf(day, today)}>
              {formatWeekday(day)}
              <b>{formatDayMonth(day)}</b>
            </span>
          ))}
        </div>
      </div>
      <ul aria-label="Items by days">
        {items.map((item) => (
          <li key={item.id} class="days-row">
            <a href={`#/items/${item.id}`} title={describe(item)}>
              {item.name}
            </a>
            <div class="days-track">
              <div class="days-of" aria-hidden="true">
                {days.map((day) => (
                  <span key={day} class={classOf(day, today)} />
                ))}
              </div>
              {can('action.reserve') && <FreeTrack item={item} range={range} {...holding} />}
              {barsOf(item).map((bar) => (
                <BookingBar key={bar.key} bar={bar} itemId={item.id} range={range} {...holding} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function classOf(day: number, today: number): string {
  const weekday = new Date(day).getDay();
  const isWeekend = weekday === 0 || weekday === 6;
  return [day === today ? 'today' : '', isWeekend ? 'weekend' : ''].filter(Boolean).join(' ');
}
