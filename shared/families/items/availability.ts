import { abridged } from '#shared/errors.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import { bookingsOf } from './booked-windows.ts';
import { type Clash, conditionClash, type Occupancy, occupancyClash } from './clashes.ts';
import { isItemOverdue } from './item.ts';
import type { ItemRecord } from './record.ts';

/** Half-open: windows that touch do not clash. */
export interface Window {
  start: string;
  end: string;
}

export function overlaps(a: Window, b: Window): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The time for which a checked-out item is taken: until its due time, or now if that is later. */
export function outWindow(item: ItemRecord, now: string): Occupancy | undefined {
  const { checkout_id, checked_out_at: start, due_time: due } = item;
  if (checkout_id === null || start === null || due === null) return undefined;
  const taking = { code: 'item_checked_out', holder: { checkout_id }, start } as const;
  return isItemOverdue(item, now)
    ? { ...taking, end: now, overdueSince: due }
    : { ...taking, end: due };
}

/** Adds the item's buffer, which keeps it free before and after each booking. */
function widened({ start, end }: Window, { buffer_minutes: buffer }: ItemRecord): Window {
  if (buffer === 0) return { start, end };
  return { start: addSeconds(start, -buffer * 60), end: addSeconds(end, buffer * 60) };
}

function clashing(
  item: ItemRecord,
  occupancies: readonly Occupancy[],
  window: Window,
): Occupancy[] {
  return occupancies.filter((one) => overlaps(widened(one, item), window));
}

/** Whether an item is free for a whole window: operative, not reserved, and due back by then or overdue. */
export function isFree(item: ItemRecord, window: Window, now: string): boolean {
  if (item.condition !== 'operative') return false;
  const out = outWindow(item, now);
  const occupancies = [...(out ? [out] : []), ...reservedWindows(item, undefined)];
  return clashing(item, occupancies, window).length === 0;
}

function reservedWindows(item: ItemRecord, except: number | undefined): Occupancy[] {
  return bookingsOf(item)
    .filter(({ reservation }) => reservation !== except)
    .map(({ reservation, start, end }) => {
      return { code: 'item_reserved', holder: { reservation_id: reservation }, start, end };
    });
}

interface ClashContext {
  now: string;
  /** The reservation that is updated or completed, which does not clash with itself. */
  except?: number | undefined;
}

interface CheckoutContext extends ClashContext {
  /** When the items went out, if the request said so. */
  since?: string | undefined;
}

/** An error lists at most this many clashes of an item, and their total. */
const mostOfItem = 5;

function clashesOf(items: readonly ItemRecord[], judge: (item: ItemRecord) => Clash[]): Clash[] {
  return items.flatMap((item) => abridged(judge(item), mostOfItem));
}

/** The clashes of a reservation of items. An inoperative item can be reserved. */
export function reservationClashes(
  items: readonly ItemRecord[],
  window: Window,
  { now, except }: ClashContext,
): Clash[] {
  return clashesOf(items, (item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindow(item, now);
    const occupancies = [...(out ? [out] : []), ...reservedWindows(item, except)];
    const next = nextAvailable(item, occupancies, window);
    return clashing(item, occupancies, window).map((one) => occupancyClash(item, one, next));
  });
}

/**
 * The clashes of a checkout of items until `due`: from now, or since it happened, and then until now at
 * least.
 */
export function checkoutClashes(
  items: readonly ItemRecord[],
  due: string,
  { now, since = now, except }: CheckoutContext,
): Clash[] {
  const window = { start: since, end: due > now || since === now ? due : now };
  return clashesOf(items, (item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindow(item, now);
    const reserved = reservedWindows(item, except);
    const next = nextAvailable(item, [...(out ? [out] : []), ...reserved], window);
    return [
      ...(item.condition === 'inoperative' ? [conditionClash(item, 'item_inoperative')] : []),
      ...(out ? [occupancyClash(item, out, next)] : []),
      ...clashing(item, reserved, window).map((one) => occupancyClash(item, one, next)),
    ];
  });
}

/** The reservations that checked-out items would clash with if they were due at `due`. */
export function extensionClashes(items: readonly ItemRecord[], due: string, now: string): Clash[] {
  const window = { start: now, end: due };
  return clashesOf(items, (item) => {
    const reserved = reservedWindows(item, undefined);
    const next = nextAvailable(item, reserved, window);
    return clashing(item, reserved, window).map((one) => occupancyClash(item, one, next));
  });
}

/**
 * The earliest start, not before the requested one, at which the item is free for the same length.
 * Unknown for an overdue item.
 */
function nextAvailable(
  item: ItemRecord,
  occupancies: readonly Occupancy[],
  asked: Window,
): string | null {
  const isUnknown = occupancies.some(({ overdueSince }) => overdueSince !== undefined);
  if (item.condition !== 'operative' || isUnknown) return null;
  const length = secondsBetween(asked.start, asked.end);
  const windows = occupancies.map((one) => widened(one, item));
  const byStart = windows.sort((a, b) => (a.start < b.start ? -1 : 1));
  let start = asked.start;
  for (const window of byStart) {
    const isTooShort = secondsBetween(start, window.start) < length;
    if (isTooShort && start < window.end) start = window.end;
  }
  return start;
}
