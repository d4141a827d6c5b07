import type { Item } from '#console/api/records.ts';
import { formatDayMonth, formatWeekday } from '#console/time.ts';
import { classOfDay, daysOf, type Range } from './days.ts';
import type { Bar, DragProps } from './drag.ts';
import { TimelineRow } from './timeline-row.tsx';

interface TimelineGridProps extends DragProps {
  items: readonly Item[];
  barsOf: (item: Item) => readonly Bar[];
  range: Range;
}

/** A row for each item, with its bookings as bars. */
export function TimelineGrid({ items, barsOf, range, ...holding }: TimelineGridProps) {
  return (
    <div class="days-grid" style={{ '--days': range.days }}>
      <div class="days-head" aria-hidden="true">
        <span />
        <div class="days-of">
          {daysOf(range).map((day) => (
            <span key={day} class={classOfDay(day)}>
              {formatWeekday(day)}
              <b>{formatDayMonth(day)}</b>
            </span>
          ))}
        </div>
      </div>
      <ul aria-label="Items by days">
        {items.map((item) => (
          <TimelineRow key={item.id} item={item} bars={barsOf(item)} range={range} {...holding} />
        ))}
      </ul>
    </div>
  );
}
