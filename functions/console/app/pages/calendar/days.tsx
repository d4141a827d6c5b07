import { formatClock, formatDayMonth, formatWeekday, startOfDay } from '#console/time.ts';
import type { Entry } from './entries.ts';

interface CalendarDaysProps {
  first: number;
  days: number;
  entries: readonly Entry[];
}

/** A list of days: a grid of weeks where there is room, and otherwise those days that have something. */
export function CalendarDays({ first, days, entries }: CalendarDaysProps) {
  const today = startOfDay(Date.now());
  const all = Array.from({ length: days }, (_, index) => startOfDay(first, index));
  return (
    <ol class="calendar">
      {all.map((day) => {
        const until = startOfDay(day, 1);
        const shown = entries.filter(({ start, end }) => start < until && end >= day);
        return (
          <li
            key={day}
            class={shown.length === 0 ? 'free' : ''}
            aria-current={day === today ? 'date' : undefined}
          >
            <h2>
              {formatWeekday(day)} <span>{formatDayMonth(day)}</span>
            </h2>
            {shown.length > 0 && (
              <ul>
                {shown.map((entry) => (
                  <DayEntry key={entry.key} entry={entry} day={day} until={until} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function DayEntry({ entry, day, until }: { entry: Entry; day: number; until: number }) {
  const { page, name, who, items } = entry;
  const kind = kindOn(entry, until);
  const [item] = items;
  const more = items.length > 1 ? ` and ${items.length - 1} more` : '';
  const isMiddle = entry.start < day && entry.end >= until;
  // The days between the first and the last do not repeat who has it.
  const about = `${wordsOf(entry, kind, day, until)}${who && !isMiddle ? ` · ${who}` : ''}`;
  return (
    <li class={`entry ${kind}`}>
      <a href={`#/${page}`} title={`${item?.name ?? ''}${more}`}>
        {name}
      </a>
      <small>{about}</small>
    </li>
  );
}

type DayKind = Entry['kind'] | 'late';

/** A checkout is late from the day on which it was due. */
function kindOn({ kind, due }: Entry, until: number): DayKind {
  return kind === 'out' && due < Math.min(until, Date.now()) ? 'late' : kind;
}

function wordsOf({ start, end }: Entry, kind: DayKind, day: number, until: number): string {
  if (kind === 'late') return 'overdue';
  const begins = start >= day ? `from ${formatClock(start)}` : '';
  const ends = end < until ? `until ${formatClock(end)}` : '';
  const times = [begins, ends].filter(Boolean).join(' ');
  return [kind === 'out' ? 'out' : 'reserved', times].filter(Boolean).join(' ');
}
