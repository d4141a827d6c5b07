import type { Call } from '#shared/call.ts';
import { abridge } from '#shared/errors.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import { isHolder, quantitiesOf } from './booked-quantities.ts';
import { reservationsOf } from './booked-windows.ts';
import {
  type BookingContext,
  type Clash,
  conditionClash,
  idOfHolder,
  type Occupancy,
  occupancyClash,
} from './clashes.ts';
import type { ItemRecord } from './record.ts';

/** Half-open: windows that touch do not clash. */
export interface Period {
  start: string;
  end: string;
}

export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end;
}

type OutFields = Pick<ItemRecord, 'checkout_id' | 'checked_out_at' | 'due_time'>;
export type BookingFields = OutFields & Pick<ItemRecord, 'bookings' | 'booked_quantities'>;

/** The time for which a checked-out item is taken: until its due time, or now if that is later. */
export function outWindow(item: OutFields, now: string): Occupancy | undefined {
  const { checkout_id, checked_out_at: since, due_time: due } = item;
  if (checkout_id === null || since === null || due === null) return undefined;
  return occupancyWhileOut({ checkout_id }, since, due, now);
}

/** From when something went out until it is due, or until now if it is overdue. */
function occupancyWhileOut(
  holder: Occupancy['holder'],
  since: string,
  due: string,
  now: string,
): Occupancy {
  // A device's clock may be some minutes fast, so the start may lie ahead.
  const start = since < now ? since : now;
  const occupancy = { code: 'item_checked_out', holder, start } as const;
  return now > due ? { ...occupancy, end: now, overdueSince: due } : { ...occupancy, end: due };
}

/** The bookings that an item is taken by, whole or in part: past and current checkouts, then reservations. */
export function occupanciesOf(
  item: BookingFields,
  { now, except, past = [] }: BookingContext,
): Occupancy[] {
  const out = outWindow(item, now);
  const parts = quantitiesOf(item).flatMap(({ holder, start, end, quantity }) =>
    'reservation_id' in holder ? [] : [{ ...occupancyWhileOut(holder, start, end, now), quantity }],
  );
  const reservedTimes = reservationsOf(item).map(({ reservation, ...one }): Occupancy => {
    return { code: 'item_reserved', holder: { reservation_id: reservation }, ...one };
  });
  const all = [...past, ...(out ? [out] : []), ...parts, ...reservedTimes];
  return except ? all.filter(({ holder }) => !isHolder(holder, except)) : all;
}

/** Adds the item's buffer, which keeps it free before and after each booking. */
function withBufferAround(
  { start, end }: Period,
  { buffer_minutes: buffer }: Pick<ItemRecord, 'buffer_minutes'>,
): Period {
  if (buffer === 0) return { start, end };
  return { start: addSeconds(start, -buffer * 60), end: addSeconds(end, buffer * 60) };
}

/** Whether an item is free for a whole window: operative, not reserved, and due back by then or overdue. */
export function isFree(item: ItemRecord, window: Period, now: string): boolean {
  if (item.condition !== 'operative') return false;
  return !occupanciesOf(item, { now }).some((one) => overlaps(withBufferAround(one, item), window));
}

/**
 * The window of a checkout until `due`: from now, or since it happened. A checkout reported when it is already
 * overdue lasts until one second from now, so that it clashes with what goes out at this second.
 */
export function checkoutWindow(
  due: string,
  { now, occurredAt: since = now }: Pick<Call, 'now' | 'occurredAt'>,
): Period {
  return { start: since, end: due > now ? due : addSeconds(now, 1) };
}

/** An error lists at most this many clashes of an item, and their total. */
const maxOfItem = 5;

/** Why items cannot be booked whole for a window. */
export function wholeClashes(
  items: readonly ItemRecord[],
  window: Period,
  contextOf: (item: ItemRecord) => BookingContext,
): Clash[] {
  return items.flatMap((item) => abridge(clashesOfItem(item, window, contextOf(item)), maxOfItem));
}

function clashesOfItem(item: ItemRecord, window: Period, context: BookingContext): Clash[] {
  const { purpose } = context;
  const unfit = conditionClash(item, context);
  if (unfit?.code === 'item_discarded') return [unfit];
  const isOut = ({ code, isOver }: Occupancy) => code === 'item_checked_out' && !isOver;
  const occupancies = occupanciesOf(item, context).filter(
    (one) => purpose !== 'extension' || !isOut(one),
  );
  const next = nextAvailable(item, occupancies, window);
  // An item that is out cannot be handed out, whenever it is due.
  const clashing = occupancies
    .filter(
      (one) =>
        (purpose === 'checkout' && isOut(one)) || overlaps(withBufferAround(one, item), window),
    )
    .sort((a, b) => idOfHolder(a.holder) - idOfHolder(b.holder));
  return [...(unfit ? [unfit] : []), ...clashing.map((one) => occupancyClash(item, one, next))];
}

/** When an item is free again for the length of a request. Unknown for an overdue item. */
function nextAvailable(
  item: ItemRecord,
  occupancies: readonly Occupancy[],
  request: Period,
): string | null {
  const isUnknown = occupancies.some(({ overdueSince }) => overdueSince !== undefined);
  if (item.condition !== 'operative' || isUnknown) return null;
  const windows = occupancies.map((one) => withBufferAround(one, item));
  return firstGap(
    windows.sort((a, b) => (a.start < b.start ? -1 : 1)),
    request,
  );
}

/** The earliest start, not before the requested one, of a gap of the same length between windows by start. */
export function firstGap(windows: readonly Period[], request: Period): string {
  const length = secondsBetween(request.start, request.end);
  let { start } = request;
  for (const window of windows) {
    if (window.end <= start) continue;
    if (secondsBetween(start, window.start) >= length) break;
    start = window.end;
  }
  return start;
}
