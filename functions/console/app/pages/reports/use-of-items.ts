import type { Checkout, Item } from '#console/api/records.ts';
import { dayMilliseconds } from '#console/time.ts';
import type { Span } from './spans.ts';

/** A period in which an item was out. */
export interface TimeOut {
  id: number;
  name: string;
  start: number;
  end: number;
}

type Window = Pick<Span, 'start' | 'end'>;

/** When each item of some checkouts was out. A stock counts as one item, whatever its quantity. */
export function timesOut(checkouts: readonly Checkout[], now: number): TimeOut[] {
  return checkouts.flatMap((checkout) => {
    const { checked_out_at, closed_at, items, lines } = checkout;
    const start = Date.parse(checked_out_at);
    const timeOf = (at: string | null) => (at === null ? now : Date.parse(at));
    return [
      ...items.map(({ id, name, checked_in_at }) => {
        return { id, name, start, end: timeOf(checked_in_at ?? closed_at) };
      }),
      ...lines.map(({ item: { id, name }, outstanding }) => {
        return { id, name, start, end: outstanding > 0 ? now : lastReturn(checkout, id) };
      }),
    ];
  });
}

/** When the last of a stock came back. */
function lastReturn({ checked_out_at, checkins }: Checkout, item: number): number {
  const own = checkins.filter(({ lines = [] }) => lines.some(({ item_id }) => item_id === item));
  const times = [checked_out_at, ...own.map(({ at, occurred_at }) => occurred_at ?? at)];
  return Math.max(...times.map((time) => Date.parse(time)));
}

/** The number of days that items were out in each period, added up over all items. */
export function daysOut(times: readonly TimeOut[], spans: readonly Span[]): number[] {
  return spans.map(
    (span) => times.reduce((sum, time) => sum + overlap(time, span), 0) / dayMilliseconds,
  );
}

export interface ShareOut {
  id: number;
  name: string;
  /** The share of the window, from 0 to 1. */
  share: number;
}

/** The items that were out for the largest share of a window, the largest first. */
export function mostOut(times: readonly TimeOut[], window: Window, max: number): ShareOut[] {
  const whole = window.end - window.start;
  const shares = [...Map.groupBy(times, ({ id }) => id)].flatMap(([id, own]) => {
    const [first] = own;
    return first ? [{ id, name: first.name, share: coveredBy(own, window) / whole }] : [];
  });
  return shares
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, max);
}

/**
 * The items older than a window that were never out in it. If not all checkouts of the window were read,
 * only items without any change since then, because a checkout changes its items.
 */
export function unusedItems(
  items: readonly Item[],
  times: readonly TimeOut[],
  { window, isPartial }: { window: Window; isPartial: boolean },
): Item[] {
  const usedIds = new Set(times.filter((time) => overlap(time, window) > 0).map(({ id }) => id));
  return items.filter(({ id, created_at, updated_at, checkout_id }) => {
    const isOld = Date.parse(isPartial ? updated_at : created_at) < window.start;
    return isOld && checkout_id === null && !usedIds.has(id);
  });
}

/** The total time of a window that the periods cover, counting overlaps once. */
function coveredBy(times: readonly TimeOut[], window: Window): number {
  let sum = 0;
  let until = window.start;
  for (const { start, end } of times.toSorted((a, b) => a.start - b.start)) {
    sum += overlap({ start: Math.max(start, until), end }, window);
    until = Math.max(until, end);
  }
  return sum;
}

function overlap(a: Window, b: Window): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}
