import type { Warning } from '#shared/fields/warning.ts';
import type { SummarisedItem } from '#shared/records/item-summary.ts';
import type { Summaries } from '#shared/records/view.ts';
import type { Period } from './availability.ts';
import { isExpired, isInspectionOverdue, isItemOverdue } from './lateness.ts';
import type { Line } from './line-fields.ts';
import { isShort } from './stock.ts';

interface WarningContext {
  now: string;
  /** The end of the booking. */
  end: string;
  /** The checkout that holds the items itself. */
  checkout?: number;
}

/** Warnings about booked items, in the order of the items. */
export function warningsOf(items: readonly SummarisedItem[], context: WarningContext): Warning[] {
  return items.flatMap((item) => itemWarnings(item, context));
}

function itemWarnings(item: SummarisedItem, { now, end, checkout }: WarningContext): Warning[] {
  const { id, condition, checkout_id, due_time, isDeleted } = item;
  const { expiration_date: expiration, inspection_due_on: inspection } = item;
  const warn = (code: Warning['code'], reason: string): Warning => {
    return { code, item_id: id, message: `Item ${id} ${reason}.` };
  };
  if (isDeleted) return [warn('item_inoperative', 'is deleted')];
  const isElsewhere = checkout_id !== null && checkout_id !== checkout;
  return [
    ...(condition === 'operative' ? [] : [warn('item_inoperative', `is ${condition}`)]),
    ...(isElsewhere && isItemOverdue(item, now)
      ? [warn('item_overdue', `is out on checkout ${checkout_id}, and was due at ${due_time}`)]
      : []),
    ...(isExpired(item, end) ? [warn('item_expired', `expires on ${expiration}`)] : []),
    ...(isInspectionOverdue(item, end)
      ? [warn('item_inspection_overdue', `is due for inspection on ${inspection}`)]
      : []),
  ];
}

/** Warnings about the lines of a reservation, in their order: its stock may be gone when it begins. */
export function stockWarnings(
  lines: readonly Line[],
  summaries: Summaries,
  window: Period,
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
