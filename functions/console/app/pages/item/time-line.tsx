import { dayMilliseconds, formatDayMonth, startOfDay } from '#console/time.ts';

export interface Span {
  key: string;
  name: string;
  kind: 'reserved' | 'out' | 'late';
  start: number;
  end: number;
}

const days = 28;
const classes = { reserved: '', out: 'out', late: 'late' };

/** Four weeks from yesterday on, with a bar for each booking. Decorative: the list next to it says the same. */
export function TimeLine({ spans }: { spans: readonly Span[] }) {
  const from = startOfDay(Date.now(), -1);
  const whole = days * dayMilliseconds;
  const percent = (at: number) => Math.min(100, Math.max(0, ((at - from) / whole) * 100));
  const weeks = [0, 1, 2, 3].map((week) => startOfDay(from, week * 7));
  const shownSpans = spans.filter(({ start, end }) => start < from + whole && end > from);
  return (
    <div aria-hidden="true">
      <div class="ticks">
        {weeks.map((at) => (
          <span key={at} style={{ left: `${percent(at)}%` }}>
            {formatDayMonth(at)}
          </span>
        ))}
      </div>
      <div class="track">
        {weeks.slice(1).map((at) => (
          <i key={at} style={{ left: `${percent(at)}%` }} />
        ))}
        {shownSpans.map(({ key, name, kind, start, end }) => (
          <span
            key={key}
            class={classes[kind]}
            title={name}
            style={{ left: `${percent(start)}%`, width: `${percent(end) - percent(start)}%` }}
          />
        ))}
      </div>
    </div>
  );
}
