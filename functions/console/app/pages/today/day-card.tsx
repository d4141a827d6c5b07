import { type ComponentChildren, toChildArray } from 'preact';
import { formatNumber } from '#console/numbers.ts';

/** The most entries that a card shows. */
export const maxShown = 8;

interface DayCardProps {
  title: string;
  /** The number of entries; undefined if there are more than were read. */
  count: number | undefined;
  none: string;
  /** The page that lists all of them. */
  page: string;
  isBad?: boolean;
  children: ComponentChildren;
}

export function DayCard({ title, count, none, page, isBad = false, children }: DayCardProps) {
  const more = count === undefined ? undefined : count - toChildArray(children).length;
  return (
    <section class={isBad && count !== 0 ? 'card day late' : 'card day'} aria-label={title}>
      <div class="card-head">
        <h2>
          {title} {count !== undefined && count > 0 && <span class="day-count">{count}</span>}
        </h2>
        <a href={page}>Show all</a>
      </div>
      {count === 0 ? <p>{none}</p> : <ul class="entries">{children}</ul>}
      {more !== 0 && (
        <p>
          <a href={page}>{more === undefined ? 'and more' : `and ${formatNumber(more)} more`}</a>
        </p>
      )}
    </section>
  );
}
