import type { Period } from './availability.ts';
import {
  type BookingContext,
  type Clash,
  conditionClash,
  type Holder,
  identityOf,
  type Occupancy,
  timesOf,
} from './clashes.ts';
import type { Line } from './line-fields.ts';
import type { Contents } from './lines.ts';
import type { ItemRecord } from './record.ts';
import { allocationsIn, freeQuantity, nextFree } from './stock.ts';

/** A refusal names at most this many holders of a stock, and how many there are. */
const maxHolders = 5;

/**
 * Why lines cannot be booked for a window, each at its index: of an item that has no stock, cannot be
 * used, or has less than is asked.
 */
export function lineClashes(
  lines: Contents['lines'],
  items: readonly ItemRecord[],
  window: Period,
  contextOf: (item: ItemRecord) => BookingContext,
): Clash[] {
  return lines.flatMap((line, index) => {
    const item = items.find(({ id }) => id === line.item_id);
    // Missing items are already reported.
    if (!item) return [];
    const context = contextOf(item);
    const unusable = unusableClash(item, context);
    if (unusable) return [{ ...unusable, path: `lines.${index}.item_id` }];
    const short = shortClash(item, line, window, context);
    return short ? [{ ...short, path: `lines.${index}.quantity` }] : [];
  });
}

function unusableClash(item: ItemRecord, context: BookingContext): Clash | undefined {
  const unfit = conditionClash(item, context);
  if (unfit || item.inventory_enabled) return unfit;
  const message = `Inventory is not enabled for item ${item.id}.`;
  return { code: 'inventory_not_enabled', message, ...identityOf(item), next_available_at: null };
}

function shortClash(
  item: ItemRecord,
  { quantity: requestedQuantity }: Line,
  window: Period,
  context: BookingContext,
): Clash | undefined {
  const available = freeQuantity(item, window, context);
  if (requestedQuantity <= available) return undefined;
  const holders = allocationsIn(item, window, context).sort((a, b) => (a.start < b.start ? -1 : 1));
  const isUnfit = item.condition !== 'operative';
  return {
    code: 'insufficient_inventory',
    message: `Item ${item.id} has ${available} free in this period, not ${requestedQuantity}.`,
    ...identityOf(item),
    requested: requestedQuantity,
    available,
    next_available_at: isUnfit
      ? null
      : nextFree(item, { ...window, quantity: requestedQuantity }, context),
    holders: holders.slice(0, maxHolders).map((one) => holderOf(item, one)),
    holders_count: holders.length,
  };
}

function holderOf(item: ItemRecord, one: Occupancy): Holder & Record<string, unknown> {
  const { holder, quantity = item.inventory_quantity ?? 0 } = one;
  return { ...holder, quantity, ...timesOf(one) };
}
