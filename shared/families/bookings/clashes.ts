import type { Call } from '#shared/call.ts';
import {
  type CheckoutContext,
  type ClashContext,
  checkoutClashes,
  checkoutWindow,
  extensionClashes,
  reservationClashes,
  type Window,
} from '#shared/families/items/availability.ts';
import { type Clash, holdersOf, withHolders } from '#shared/families/items/clashes.ts';
import { lineClashes } from '#shared/families/items/line-clashes.ts';
import type { Contents } from '#shared/families/items/lines.ts';
import type { ItemRecord } from '#shared/families/items/record.ts';
import { readNames } from '#shared/records/names.ts';

/** The clashes of a reservation of items, whole and by quantity. */
export function clashesOfReservation(
  { iid, lines }: Contents,
  items: readonly ItemRecord[],
  window: Window,
  { now, except }: ClashContext,
): Clash[] {
  return [
    ...reservationClashes(wholeOf(iid, items), window, { now, except }),
    ...lineClashes(lines, items, window, { now, except: reservationOf(except) }),
  ];
}

/** The clashes of a checkout of items until `due`, whole and by quantity. */
export function clashesOfCheckout(
  { iid, lines }: Contents,
  items: readonly ItemRecord[],
  due: string,
  context: CheckoutContext,
): Clash[] {
  const { now, except } = context;
  const stock = { now, except: reservationOf(except), isHandedOut: true };
  return [
    ...checkoutClashes(wholeOf(iid, items), due, context),
    ...lineClashes(lines, items, checkoutWindow(due, context), stock),
  ];
}

/** The clashes of what a checkout still has, if it were due at `due`. */
export function clashesOfExtension(
  { iid, lines, id }: Contents & { id: number },
  items: readonly ItemRecord[],
  due: string,
  now: string,
): Clash[] {
  const own = [{ checkout_id: id }];
  const clashes = lineClashes(lines, items, { start: now, end: due }, { now, except: own });
  return [
    ...extensionClashes(wholeOf(iid, items), due, now),
    // What is out may be unfit, and stays out all the same.
    ...clashes.filter(({ code }) => code === 'insufficient_inventory'),
  ];
}

/**
 * Adds to each clash the name of the record that holds the items. Reads each record once, only
 * after a clash, and consistently: it may be brand-new.
 */
export async function readHolders(call: Call, clashes: readonly Clash[]): Promise<Clash[]> {
  const names = await readNames(call, holdersOf(clashes), new Map(), { consistent: true });
  return withHolders(clashes, names);
}

/** The items that are taken whole, in their order. */
function wholeOf(iid: Contents['iid'], items: readonly ItemRecord[]): ItemRecord[] {
  return items.filter(({ id }) => iid.includes(id));
}

function reservationOf(except: number | undefined) {
  return except === undefined ? [] : [{ reservation_id: except }];
}
