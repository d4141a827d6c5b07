import { abridged } from '#shared/errors.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import { quantitiesOf } from './booked-quantities.ts';
import { reservationsOf } from './booked-windows.ts';
import { type Clash, conditionClash, type Occupancy, occupancyClash } from './clashes.ts';
import { isItemOverdue } from './lateness.ts';
import type { ItemRecord } from './record.ts';

/** Half-open: windows that touch do not clash. */
export interface Window {
  start: string;
  end: string;
}

export function overlaps(a: Window, b: Window): boolean {
  return a.start < b.end && b.start < a.end;
}

type OutFields = Pick<ItemRecord, 'checkout_id' | 'checked_out_at' | 'due_time'>;
type BookingFields = OutFields & Pick<ItemRecord, 'bookings' | 'booked_quantities'>;

/** The time for which a checked-out item is taken: until its due time, or now if that is later. */
export function outWindow(item: OutFields, now: string): Occupancy | undefined {
  const { checkout_id, checked_out_at: start, due_time: due } = item;
  if (checkout_id === null || start === null || due === null) return undefined;
  const taking = { code: 'item_checked_out', holder: { checkout_id }, start } as const;
  return isItemOverdue(item, now)
    ? { ...taking, end: now, overdueSince: due }
    : { ...taking, end: due };
}

/** The times for which an item is out, whole or in part. */
function outWindows(item: BookingFields, now: string): Occupancy[] {
  const out = outWindow(item, now);
  const parts = quantitiesOf(item).flatMap(({ holder, start, end, quantity }): Occupancy[] => {
    if ('reservation_id' in holder) return [];
    const taking = { code: 'item_checked_out', holder, start, quantity } as const;
    return [now > end ? { ...taking, end: now, overdueSince: end } : { ...taking, end }];
  });
  return out ? [out, ...parts] : parts;
}

/** All that takes an item, whole or in part: checkouts and reservations. */
export function occupanciesOf(item: BookingFields, now: string): Occupancy[] {
  return [...outWindows(item, now), ...reservedWindows(item)];
}

/** Adds the item's buffer, which keeps it free before and after each booking. */
function widened(
  { start, end }: Window,
  { buffer_minutes: buffer }: Pick<ItemRecord, 'buffer_minutes'>,
): Window {
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
  return clashing(item, occupanciesOf(item, now), window).length === 0;
}

/** The times for which an item is reserved, whole or in part. */
function reservedWindows(item: BookingFields, except?: number): Occupancy[] {
  return reservationsOf(item)
    .filter(({ reservation }) => reservation !== except)
    .map(({ reservation, ...one }) => {
      return { code: 'item_reserved', holder: { reservation_id: reservation }, ...one };
    });
}

export interface ClashContext {
  now: string;
  /** The reservation that is updated or completed, which does not clash with itself. */
  except?: number | undefined;
}

export interface CheckoutContext extends ClashContext {
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
    const occupancies = [...outWindows(item, now), ...reservedWindows(item, except)];
    const next = nextAvailable(item, occupancies, window);
    return clashing(item, occupancies, window).map((one) => occupancyClash(item, one, next));
  });
}

/** The window of a checkout until `due`: from now, or since it happened, and then until now at least. */
export function checkoutWindow(due: string, { now, since = now }: CheckoutContext): Window {
  return { start: since, end: due > now || since === now ? due : now };
}

/** The clashes of a checkout of items until `due`. */
export function checkoutClashes(
  items: readonly ItemRecord[],
  due: string,
  context: CheckoutContext,
): Clash[] {
  const { now, except } = context;
  const window = checkoutWindow(due, context);
  return clashesOf(items, (item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindows(item, now);
    const reserved = reservedWindows(item, except);
    const next = nextAvailable(item, [...out, ...reserved], window);
    return [
      ...(item.condition === 'inoperative' ? [conditionClash(item, 'item_inoperative')] : []),
      ...out.map((one) => occupancyClash(item, one, next)),
      ...clashing(item, reserved, window).map((one) => occupancyClash(item, one, next)),
    ];
  });
}

/** The reservations that checked-out items would clash with if they were due at `due`. */
export function extensionClashes(items: readonly ItemRecord[], due: string, now: string): Clash[] {
  const window = { start: now, end: due };
  return clashesOf(items, (item) => {
    const reserved = reservedWindows(item);
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
  request: Window,
): string | null {
  const isUnknown = occupancies.some(({ overdueSince }) => overdueSince !== undefined);
  if (item.condition !== 'operative' || isUnknown) return null;
  const length = secondsBetween(request.start, request.end);
  const windows = occupancies.map((one) => widened(one, item));
  const byStart = windows.sort((a, b) => (a.start < b.start ? -1 : 1));
  let start = request.start;
  for (const window of byStart) {
    const isTooShort = secondsBetween(start, window.start) < length;
    if (isTooShort && start < window.end) start = window.end;
  }
  return start;
}
