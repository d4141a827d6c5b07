import { type ComponentChildren, toChildArray } from 'preact';
import { formatNumber } from '#console/numbers.ts';

/** As many of a kind as the first page has space for. */
export const shownMost = 8;

interface DayCardProps {
  title: string;
  /** How many there are; undefined where there are more than anybody counted. */
  count: number | undefined;
  none: string;
  /** Where all of them are. */
  page: string;
  isBad?: boolean;
  children: ComponentChildren;
}

/** One kind of what a day asks for. */
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
