import type { Actor } from '#shared/actor.ts';
import { ApiError, type FieldProblem } from '#shared/errors.ts';
import type { ItemRecord } from '#shared/resources/item.ts';
import type { ItemCondition } from '#shared/schemas/item.ts';
import { bookingsOf } from './bookings.ts';

/** What an item keeps of its condition, and of the issues that hold it. */
export type ConditionFields = Pick<
  ItemRecord,
  | 'condition'
  | 'condition_remarks'
  | 'condition_changed_at'
  | 'condition_changed_by'
  | 'holds'
  | 'hold_overridden'
>;

/** Whether setting a condition by hand would say anything new. */
export function isNewCondition(
  item: ItemRecord,
  condition: ItemCondition,
  remarks: string | null,
): boolean {
  return item.condition !== condition || remarks !== null || item.holds.length > 0;
}

/**
 * What a person's word makes of the condition of an item. It overrides the holds of open issues:
 * operative drops them, anything else stands when they are lifted.
 */
export function decideCondition(
  item: ItemRecord,
  decision: { condition: ItemCondition; remarks: string | null },
  by: Actor,
  now: string,
): ConditionFields {
  const holds = decision.condition === 'operative' ? [] : item.holds;
  return {
    condition: decision.condition,
    condition_remarks: decision.remarks,
    condition_changed_at: now,
    condition_changed_by: by,
    holds,
    hold_overridden: holds.length > 0,
  };
}

/** Refuses to discard an item that is out, or in an open reservation that ends in the future. */
export function assertDiscardable(
  item: ItemRecord,
  condition: ItemCondition | null,
  now: string,
): void {
  if (condition !== 'discarded' || item.condition === 'discarded') return;
  const out: FieldProblem[] =
    item.checkout_id === null
      ? []
      : [
          {
            code: 'item_checked_out',
            message: `Item ${item.id} is out on checkout ${item.checkout_id}.`,
            item_id: item.id,
            checkout_id: item.checkout_id,
            start_time: item.checked_out_at,
            end_time: item.due_time !== null && item.due_time > now ? item.due_time : now,
          },
        ];
  const reserved = bookingsOf(item)
    .filter(({ end }) => end > now)
    .map(({ reservation, start, end }): FieldProblem => {
      const message = `Item ${item.id} is in reservation ${reservation}.`;
      const window = { start_time: start, end_time: end };
      return {
        code: 'item_reserved',
        message,
        item_id: item.id,
        reservation_id: reservation,
        ...window,
      };
    });
  const entries = [...out, ...reserved];
  if (entries.length === 0) return;
  const code = out.length > 0 ? 'item_checked_out' : 'item_reserved';
  throw new ApiError(code, { message: entries[0]?.message ?? '', fields: { condition: entries } });
}

/** Whether an item is out, in an open reservation that ends in the future, or on an open issue. */
export function isInUse(item: ItemRecord, now: string): boolean {
  const isReserved = bookingsOf(item).some(({ end }) => end > now);
  return item.checkout_id !== null || item.open_issues_count > 0 || isReserved;
}
