import type { Call } from '#shared/call.ts';
import { type Period, wholeClashes } from '#shared/families/items/availability.ts';
import {
  type BookingContext,
  type Clash,
  holdersOf,
  type Occupancy,
  withHolders,
} from '#shared/families/items/clashes.ts';
import { lineClashes } from '#shared/families/items/line-clashes.ts';
import type { Contents } from '#shared/families/items/lines.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { readNames } from '#shared/records/names.ts';

/** For what a booking is checked; `past` is by item. */
interface ClashOptions extends Omit<BookingContext, 'now' | 'past'> {
  past?: ReadonlyMap<number, readonly Occupancy[]>;
}

/**
 * The clashes of a booking of items for a window, whole and by quantity, with the names of the records
 * that hold the items. Reads each of these once, only after a clash, and consistently: it may be
 * brand-new.
 */
export async function readClashes(
  call: Call,
  { iid, lines }: Contents,
  items: readonly ItemRecord[],
  window: Period,
  { past, ...booking }: ClashOptions = {},
): Promise<Clash[]> {
  const contextOf = ({ id }: ItemRecord) => ({ now: call.now, ...booking, past: past?.get(id) });
  const whole = items.filter(({ id }) => iid.includes(id));
  const clashes = [
    ...wholeClashes(whole, window, contextOf),
    ...lineClashes(lines, items, window, contextOf),
  ];
  const names = await readNames(call, holdersOf(clashes), new Map(), { consistent: true });
  return withHolders(clashes, names);
}
