import type { Warning } from '#shared/fields/warning.ts';
import type { Summaries } from '#shared/records/view.ts';
import type { Window } from './availability.ts';
import type { Line } from './line-fields.ts';
import { isShort } from './stock.ts';

/** Warnings about the lines of a reservation, in their order: its stock may be gone when it begins. */
export function stockWarnings(
  lines: readonly Line[],
  summaries: Summaries,
  window: Window,
  now: string,
): Warning[] {
  return lines.flatMap(({ item_id: id }): Warning[] => {
    const { stock } = summaries.get(id) ?? {};
    if (!stock) return [];
    if (isShort(stock, window, now)) {
      const message = `Item ${id} has less in stock than is booked.`;
      return [{ code: 'stock_short', item_id: id, message }];
    }
    if (!isShort(stock, window, now, { isOverdueAway: true })) return [];
    const message = `Item ${id} is overdue on another checkout, and the rest of its stock is not enough.`;
    return [{ code: 'item_overdue', item_id: id, message }];
  });
}
