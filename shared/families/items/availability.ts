import { abridged } from '#shared/errors.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import { bookingsOf } from './booked-windows.ts';
import { type Clash, conditionClash, type Occupancy, occupancyClash } from './clashes.ts';
import { isItemOverdue } from './item.ts';
import type { ItemRecord } from './record.ts';

/** A half-open time: windows that touch do not clash. */
export interface Window {
  start: string;
  end: string;
}

export function overlaps(a: Window, b: Window): boolean {
  return a.start < b.end && b.start < a.end;
}

/** When an item that is out is taken: until it is due, or at least until now. */
export function outWindow(item: ItemRecord, now: string): Occupancy | undefined {
  const { checkout_id, checked_out_at: start, due_time: due } = item;
  if (checkout_id === null || start === null || due === null) return undefined;
  const taking = { code: 'item_checked_out', holder: { checkout_id }, start } as const;
  return isItemOverdue(item, now)
    ? { ...taking, end: now, overdueSince: due }
    : { ...taking, end: due };
}

/** The time that is kept free around what takes an item, so that it is ready for the next. */
function widened({ start, end }: Window, { buffer_minutes: buffer }: ItemRecord): Window {
  if (buffer === 0) return { start, end };
  return { start: addSeconds(start, -buffer * 60), end: addSeconds(end, buffer * 60) };
}

function clashing(item: ItemRecord, taken: readonly Occupancy[], window: Window): Occupancy[] {
  return taken.filter((one) => overlaps(widened(one, item), window));
}

/** Whether an item is free for a whole window: operative, not reserved, and surely back by then. */
export function isFree(item: ItemRecord, window: Window, now: string): boolean {
  if (item.condition !== 'operative' || isItemOverdue(item, now)) return false;
  const out = outWindow(item, now);
  const taken = [...(out ? [out] : []), ...reservedWindows(item, undefined)];
  return clashing(item, taken, window).length === 0;
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
  /** The reservation that is changed or used, which does not stand in its own way. */
  except?: number | undefined;
}

/** A refusal names so many clashes of one item, and tells how many there are. */
const mostOfItem = 5;

function clashesOf(items: readonly ItemRecord[], judge: (item: ItemRecord) => Clash[]): Clash[] {
  return items.flatMap((item) => abridged(judge(item), mostOfItem));
}

/** Why items cannot be reserved for a window; none where they can. Inoperative ones can. */
export function reservationClashes(
  items: readonly ItemRecord[],
  window: Window,
  { now, except }: ClashContext,
): Clash[] {
  return clashesOf(items, (item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindow(item, now);
    const taken = [...(out ? [out] : []), ...reservedWindows(item, except)];
    const next = nextAvailable(item, taken, window);
    return clashing(item, taken, window).map((one) => occupancyClash(item, one, next));
  });
}

/** Why items cannot be checked out from now until they are due; none where they can. */
export function checkoutClashes(
  items: readonly ItemRecord[],
  due: string,
  { now, except }: ClashContext,
): Clash[] {
  const window = { start: now, end: due };
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

/** The reservations that items which are out would run into if they were due then. */
export function extensionClashes(items: readonly ItemRecord[], due: string, now: string): Clash[] {
  const window = { start: now, end: due };
  return clashesOf(items, (item) => {
    const reserved = reservedWindows(item, undefined);
    const next = nextAvailable(item, reserved, window);
    return clashing(item, reserved, window).map((one) => occupancyClash(item, one, next));
  });
}

/**
 * The earliest start, from the asked one on, at which the item is free for the asked length. Of one
 * that is overdue nobody knows.
 */
function nextAvailable(
  item: ItemRecord,
  taken: readonly Occupancy[],
  asked: Window,
): string | null {
  const isUnknown = taken.some(({ overdueSince }) => overdueSince !== undefined);
  if (item.condition !== 'operative' || isUnknown) return null;
  const length = secondsBetween(asked.start, asked.end);
  const windows = taken.map((one) => widened(one, item));
  const byStart = windows.sort((a, b) => (a.start < b.start ? -1 : 1));
  let start = asked.start;
  for (const window of byStart) {
    const isTooShort = secondsBetween(start, window.start) < length;
    if (isTooShort && start < window.end) start = window.end;
  }
  return start;
}
