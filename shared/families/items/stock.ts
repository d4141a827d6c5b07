import type { StockSummary } from '#shared/records/item-summary.ts';
import { addSeconds, lastInstant } from '#shared/time.ts';
import {
  type BookingFields,
  firstGap,
  occupanciesOf,
  overlaps,
  type Period,
} from './availability.ts';
import { quantitiesOf } from './booked-quantities.ts';
import type { BookingContext, Occupancy } from './clashes.ts';
import { fromThousandths, thousandthsOf } from './quantities.ts';
import type { ItemRecord } from './record.ts';

/** The fields of an item that say how much of it there is, and how much is booked. */
type Stock = BookingFields & StockSummary;

const notOut = { checkout_id: null, checked_out_at: null, due_time: null };

/** The bookings of a stock that overlap a window, each for as long as it counts. */
export function allocationsIn(stock: Stock, window: Period, context: BookingContext): Occupancy[] {
  return allocationsFor(stock, window, context).filter((one) =>
    overlaps(withBufferAfter(one, stock), withBufferAfter(window, stock)),
  );
}

/**
 * The bookings that take from a stock. For a checkout, what is still out counts until one second after it
 * begins (after now, if it began earlier), even if it is due earlier.
 */
function allocationsFor(stock: Stock, window: Period, context: BookingContext): Occupancy[] {
  const { now, purpose } = context;
  const occupancies = occupanciesOf(stock, context);
  if (purpose !== 'checkout') return occupancies;
  const handedOut = addSeconds(window.start > now ? window.start : now, 1);
  return occupancies.map((one) => {
    const isOut = one.code === 'item_checked_out' && !one.isOver;
    return isOut && one.end < handedOut ? { ...one, end: handedOut } : one;
  });
}

/**
 * A booking with the buffer after it. Two bookings then are as far apart as with one before and after
 * each, and no moment between them counts for both.
 */
function withBufferAfter({ start, end }: Period, { buffer_minutes: buffer }: StockSummary) {
  return { start, end: buffer === 0 ? end : addSeconds(end, buffer * 60) };
}

/** The quantity of a stock that nobody has or reserved at any moment of a window. */
export function freeQuantity(stock: Stock, window: Period, context: BookingContext): number {
  const allocations = allocationsIn(stock, window, context);
  const levels = levelsOf(stock, allocations, withBufferAfter(window, stock));
  const max = Math.max(0, ...levels.map(({ count }) => count));
  return fromThousandths(Math.max(0, thousandthsOf(stock.inventory_quantity ?? 0) - max));
}

/** Whether a quantity of an operative stock is free for a whole window. */
export function hasFree(item: ItemRecord, quantity: number, window: Period, now: string): boolean {
  if (!item.inventory_enabled || item.condition !== 'operative') return false;
  return freeQuantity(item, window, { now }) >= quantity;
}

/**
 * Whether more is booked by quantity within a window than there is; with `isOverdueAway`, if what is
 * overdue does not come back.
 */
export function isShort(
  summary: StockSummary,
  window: Period,
  now: string,
  { isOverdueAway = false } = {},
): boolean {
  const stock = { ...summary, bookings: [], ...notOut };
  const allocations = occupanciesOf(stock, { now }).map((one) =>
    isOverdueAway && one.overdueSince !== undefined ? { ...one, end: window.end } : one,
  );
  const levels = levelsOf(stock, allocations, withBufferAfter(window, stock));
  return levels.some(({ count }) => count > thousandthsOf(stock.inventory_quantity ?? 0));
}

/** The quantity of a stock that is out: all of it where the item is out whole. */
export function totalOut(
  stock: Pick<Stock, 'booked_quantities' | 'checkout_id' | 'inventory_quantity'>,
): number {
  return stock.checkout_id === null ? quantityOut(stock) : (stock.inventory_quantity ?? 0);
}

/** The quantity of a stock that is out on checkouts by quantity. */
export function quantityOut(stock: Pick<Stock, 'booked_quantities'>): number {
  const out = quantitiesOf(stock).filter(({ holder }) => 'checkout_id' in holder);
  return fromThousandths(out.reduce((sum, { quantity }) => sum + thousandthsOf(quantity), 0));
}

/** How much of a stock is out, and how much could go out now; null for an item without stock. */
export function stockResponse(record: ItemRecord, now: string) {
  if (!record.inventory_enabled) return { quantity_out: null, quantity_available: null };
  const { condition } = record;
  const moment = { start: now, end: addSeconds(now, 1) };
  return {
    quantity_out: totalOut(record),
    quantity_available:
      condition === 'operative' ? freeQuantity(record, moment, { now, purpose: 'checkout' }) : 0,
  };
}

/**
 * The earliest start, not before the requested one, at which a quantity is free for the same length.
 * Unknown where that needs what is overdue.
 */
export function nextFree(
  stock: Stock,
  request: Period & { quantity: number },
  context: BookingContext,
): string | null {
  const limit = thousandthsOf(stock.inventory_quantity ?? 0) - thousandthsOf(request.quantity);
  const ever: Period = { start: request.start, end: lastInstant };
  // Nobody knows when it comes back.
  const allocations = allocationsFor(stock, request, context).map((one) =>
    one.overdueSince === undefined ? one : { ...one, end: ever.end },
  );
  const full = levelsOf(stock, allocations, ever).filter(({ count }) => count > limit);
  const start = firstGap(full, withBufferAfter(request, stock));
  return start === ever.end || limit < 0 ? null : start;
}

interface Level extends Period {
  /** Allocated thousandths. */
  count: number;
}

/** How much is allocated at each moment of a window. A booking of the whole item takes all of it. */
function levelsOf(stock: Stock, allocations: readonly Occupancy[], window: Period): Level[] {
  const changes = new Map<string, number>([[window.start, 0]]);
  const add = (time: string, count: number) => changes.set(time, (changes.get(time) ?? 0) + count);
  const all = Math.max(1, thousandthsOf(stock.inventory_quantity ?? 0));
  for (const one of allocations) {
    const { start, end } = withBufferAfter(one, stock);
    if (start >= window.end || end <= window.start) continue;
    const count = one.quantity === undefined ? all : thousandthsOf(one.quantity);
    add(start > window.start ? start : window.start, count);
    if (end < window.end) add(end, -count);
  }
  const times = [...changes.keys()].sort();
  let count = 0;
  return times.map((start, index) => {
    count += changes.get(start) ?? 0;
    return { start, end: times[index + 1] ?? window.end, count };
  });
}
