import { dayOf, isDay } from '#console/time.ts';
import { daysOn, firstDay, type TimelineQuery } from './timeline-query.ts';

interface DaysChoiceProps {
  query: TimelineQuery;
  onChange: (query: TimelineQuery) => void;
}

/** Chooses the days that the time line shows: earlier, later, from today, or from any day. */
export function DaysChoice({ query, onChange }: DaysChoiceProps) {
  const jump = (from: string) => {
    if (isDay(from)) onChange(daysOn({ ...query, from }, 0));
  };
  return (
    <>
      <button type="button" onClick={() => onChange(daysOn(query, -7))}>
        Earlier
      </button>
      <button type="button" onClick={() => onChange({ ...query, from: '' })}>
        Today
      </button>
      <button type="button" onClick={() => onChange(daysOn(query, 7))}>
        Later
      </button>
      <label class="days-from">
        <span class="hidden">First day</span>
        <input
          type="date"
          value={dayOf(firstDay(query))}
          onInput={(event) => jump(event.currentTarget.value)}
        />
      </label>
    </>
  );
}
