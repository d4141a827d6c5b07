import { addSeconds } from '#shared/time.ts';
import type { ItemRecord } from './record.ts';
import { freeQuantity, totalOut } from './stock.ts';

/** How much of a stock is out, and how much could go out now; null for an item without stock. */
export function shownStock(record: ItemRecord, now: string) {
  if (!record.inventory_enabled) return { quantity_out: null, quantity_available: null };
  const { condition } = record;
  const moment = { start: now, end: addSeconds(now, 1) };
  return {
    quantity_out: totalOut(record),
    quantity_available:
      condition === 'operative' ? freeQuantity(record, moment, { now, isHandedOut: true }) : 0,
  };
}
