import { ApiError, type FieldProblem } from '#shared/errors.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import { addSeconds, secondsBetween } from '#shared/time.ts';
import { bookingsOf } from './bookings.ts';

/** A half-open time: windows that touch do not clash. */
export interface Window {
  start: string;
  end: string;
}

type ClashCode = 'item_checked_out' | 'item_reserved' | 'item_inoperative' | 'item_discarded';

/** Why an item cannot be taken. */
interface Clash extends FieldProblem {
  code: ClashCode;
}

/** A time at which an item is taken, and by what. */
interface Taking extends Window {
  code: 'item_checked_out' | 'item_reserved';
  holder: { checkout_id: number } | { reservation_id: number };
}

/** Whether two windows share a moment. */
export function overlaps(a: Window, b: Window): boolean {
  return a.start < b.end && b.start < a.end;
}

/** When an item that is out is taken: until it is due, or at least until now. */
export function outWindow(item: ItemRecord, now: string): Taking | undefined {
  const { checkout_id, checked_out_at: start, due_time: due } = item;
  if (checkout_id === null || start === null || due === null) return undefined;
  return { code: 'item_checked_out', holder: { checkout_id }, start, end: due > now ? due : now };
}

/** When an item is reserved, by any reservation but one. */
function reservedWindows(item: ItemRecord, except: number | undefined): Taking[] {
  return bookingsOf(item)
    .filter(({ reservation }) => reservation !== except)
    .map(({ reservation, start, end }) => {
      return { code: 'item_reserved', holder: { reservation_id: reservation }, start, end };
    });
}

interface Circumstances {
  now: string;
  /** The reservation that is changed or used, which does not stand in its own way. */
  except?: number | undefined;
}

/** Why items cannot be reserved for a window; none where they can. Inoperative ones can. */
export function reservationClashes(
  items: readonly ItemRecord[],
  window: Window,
  { now, except }: Circumstances,
): Clash[] {
  return items.flatMap((item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindow(item, now);
    const taken = [...(out ? [out] : []), ...reservedWindows(item, except)];
    const clashing = taken.filter((one) => overlaps(one, window));
    return clashing.map((one) => clash(item, one, nextAvailable(item, taken, window)));
  });
}

/** Why items cannot be checked out from now until they are due; none where they can. */
export function checkoutClashes(
  items: readonly ItemRecord[],
  due: string,
  { now, except }: Circumstances,
): Clash[] {
  const window = { start: now, end: due };
  return items.flatMap((item) => {
    if (item.condition === 'discarded') return [conditionClash(item, 'item_discarded')];
    const out = outWindow(item, now);
    const reserved = reservedWindows(item, except);
    const next = nextAvailable(item, [...(out ? [out] : []), ...reserved], window);
    const clashing = reserved.filter((one) => overlaps(one, window));
    return [
      ...(item.condition === 'inoperative' ? [conditionClash(item, 'item_inoperative')] : []),
      ...(out ? [clash(item, out, next)] : []),
      ...clashing.map((one) => clash(item, one, next)),
    ];
  });
}

/** The reservations that items which are out would run into if they were due then. */
export function extensionClashes(items: readonly ItemRecord[], due: string, now: string): Clash[] {
  const window = { start: now, end: due };
  return items.flatMap((item) => {
    const reserved = reservedWindows(item, undefined);
    const clashing = reserved.filter((one) => overlaps(one, window));
    return clashing.map((one) => clash(item, one, nextAvailable(item, reserved, window)));
  });
}

/** Refuses a booking that clashes; one code among all reasons is the code of the refusal. */
export function assertNoClashes(clashes: readonly Clash[]): void {
  const [first] = clashes;
  if (!first) return;
  const codes = new Set(clashes.map(({ code }) => code));
  const code = codes.size === 1 ? first.code : 'items_unavailable';
  const message = clashes.length === 1 ? { message: first.message } : {};
  throw new ApiError(code, { ...message, fields: { iid: [...clashes] } });
}

function conditionClash(item: ItemRecord, code: 'item_inoperative' | 'item_discarded'): Clash {
  const message = `Item ${item.id} is ${item.condition}.`;
  return { code, message, item_id: item.id, next_available_at: null };
}

function clash(item: ItemRecord, taken: Taking, nextAvailableAt: string | null): Clash {
  const { code, holder, start, end } = taken;
  const message =
    'checkout_id' in holder
      ? `Item ${item.id} is out on checkout ${holder.checkout_id}.`
      : `Item ${item.id} is reserved by reservation ${holder.reservation_id}.`;
  const window = { start_time: start, end_time: end };
  return {
    code,
    message,
    item_id: item.id,
    ...holder,
    ...window,
    next_available_at: nextAvailableAt,
  };
}

/** The earliest start, from the asked one on, at which the item is free for the asked length. */
function nextAvailable(item: ItemRecord, taken: readonly Taking[], asked: Window): string | null {
  if (item.condition !== 'operative') return null;
  const length = secondsBetween(asked.start, asked.end);
  const byStart = [...taken].sort((a, b) => (a.start < b.start ? -1 : 1));
  let start = asked.start;
  for (const window of byStart) {
    if (overlaps(window, { start, end: addSeconds(start, length) })) start = window.end;
  }
  return start;
}
