import { useState } from 'preact/hooks';
import {
  formatClock,
  formatDay,
  formatDayMonth,
  formatWeekday,
  startOfDay,
} from '#console/time.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import type { Entry } from './entries.ts';

/** A day with more entries shows the others on request, so that its week does not grow. */
const max = 3;

interface CalendarDaysProps {
  first: number;
  days: number;
  entries: readonly Entry[];
}

/** A list of days: a grid of weeks on a wide screen, and only the days with entries on a narrow one. */
export function CalendarDays({ first, days, entries }: CalendarDaysProps) {
  const today = startOfDay(Date.now());
  const [open, setOpen] = useState<number>();
  const all = Array.from({ length: days }, (_, index) => startOfDay(first, index));
  return (
    <ol class="calendar">
      {all.map((day) => {
        const until = startOfDay(day, 1);
        const shownEntries = entries.filter(({ start, end }) => start < until && end > day);
        return (
          <li
            key={day}
            class={shownEntries.length === 0 ? 'free' : ''}
            aria-current={day === today ? 'date' : undefined}
          >
            <h2>
              {formatWeekday(day)} <span>{formatDayMonth(day)}</span>
            </h2>
            {shownEntries.length > 0 && (
              <ul>
                {shownEntries.slice(0, shownEntries.length > max ? max - 1 : max).map((entry) => (
                  <DayEntry key={entry.key} entry={entry} day={day} until={until} />
                ))}
                {shownEntries.length > max && (
                  <li>
                    <button type="button" class="quiet" onClick={() => setOpen(day)}>
                      + {shownEntries.length - max + 1} more
                    </button>
                  </li>
                )}
              </ul>
            )}
            {open === day && (
              <Dialog title={formatDay(day)} onClose={() => setOpen(undefined)}>
                <ul class="entries whole-day">
                  {shownEntries.map((entry) => (
                    <DayEntry key={entry.key} entry={entry} day={day} until={until} />
                  ))}
                </ul>
              </Dialog>
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
  // Days in the middle of a booking do not repeat the name of its holder.
  const about = `${timesText(entry, kind, day, until)}${who && !isMiddle ? ` · ${who}` : ''}`;
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

function timesText({ start, end }: Entry, kind: DayKind, day: number, until: number): string {
  if (kind === 'late') return 'overdue';
  const begins = start >= day ? `from ${formatClock(start)}` : '';
  const ends = end < until ? `until ${formatClock(end)}` : '';
  const times = [begins, ends].filter(Boolean).join(' ');
  return [kind === 'out' ? 'out' : 'reserved', times].filter(Boolean).join(' ');
}
